import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeClaim } from '../claim.ts';
import { identify, type ProcessIdentity } from '../processIdentity.ts';
import { runFolder } from '../runFolder.ts';
import type { BatchTask } from './batchTask.ts';

/**
 * Who has a run. Slurm may start it anew on another node, and the one before need not know; so each has a claim of its
 * own with the next number, and the last one has the run.
 */
export interface Holder extends ProcessIdentity, Partial<BatchTask> {
  number: number;
  /** Its processes are gone and it records nothing more. */
  released?: boolean;
}

/** The first one is the claim of every run. */
function claimFile(folder: string, number: number): string {
  const { claim } = runFolder(folder);
  return number === 0 ? claim : `${claim}.${number}`;
}

/** Takes the run with this number; false if somebody has it or a later one. */
function take(folder: string, number: number, task: Partial<BatchTask>): boolean {
  const holder = { ...identify(process.pid), ...task, number };
  return makeClaim(claimFile(folder, number), holder) && !existsSync(claimFile(folder, number + 1));
}

/** Who has the run now; undefined if nobody took it. */
export function holderOf(folder: string): Holder | undefined {
  let number = 0;
  if (!existsSync(claimFile(folder, number))) return undefined;
  while (existsSync(claimFile(folder, number + 1))) number += 1;
  return { ...(JSON.parse(readFileSync(claimFile(folder, number), 'utf8')) as Holder), number };
}

/** Takes a run that nobody has. */
export function holdFirst(folder: string, task: BatchTask): boolean {
  return take(folder, 0, task);
}

/** Takes a run from `before`, who from then on records nothing; false if another was faster. */
export function holdAfter(folder: string, before: Holder, task: Partial<BatchTask> = {}): boolean {
  return take(folder, before.number + 1, task);
}

export function stillHolds(folder: string, number: number): boolean {
  return existsSync(claimFile(folder, number)) && !existsSync(claimFile(folder, number + 1));
}

/** Says that this process is done with a run that is not at its end. */
export function release(folder: string, holder: Holder): void {
  const file = claimFile(folder, holder.number);
  writeFileSync(`${file}.released`, JSON.stringify({ ...holder, released: true }));
  renameSync(`${file}.released`, file);
}
