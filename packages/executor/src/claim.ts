import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { identify, type ProcessIdentity } from './processIdentity.ts';
import { runFolder } from './runFolder.ts';

/** The process that took a run. */
export interface Claim extends ProcessIdentity {
  /** Seconds since boot when it did, which may be long after its own start. Claims of earlier versions lack it. */
  since?: number;
}

/** Takes a run for this process; false if it is taken. */
export function claimRun(folder: string): boolean {
  return makeClaim(runFolder(folder).claim, { ...identify(process.pid), since: uptime() });
}

/** Makes a claim; false if it is there. The file appears with its content, or not at all. */
export function makeClaim(file: string, claim: object): boolean {
  const draft = `${file}.${hostname()}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(claim));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Who took the run; undefined if nobody did. */
export function claimant(folder: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(runFolder(folder).claim, 'utf8')) as Claim;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
