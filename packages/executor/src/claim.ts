import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { identify, type ProcessIdentity } from './processIdentity.ts';
import { runFolder } from './runFolder.ts';

/** Takes a run for this process; false if it is taken. */
export function claimRun(folder: string): boolean {
  return makeClaim(runFolder(folder).claim, { ...identify(process.pid) });
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
export function claimant(folder: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(runFolder(folder).claim, 'utf8')) as ProcessIdentity;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
