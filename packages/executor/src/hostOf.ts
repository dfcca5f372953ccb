import { hostname } from 'node:os';
import { holderOf } from './slurm/holder.ts';

/** The machine that has a run, or had it last: its node of a cluster, else this one. Empty of one that nobody took. */
export function hostOf(folder: string): string {
  const holder = holderOf(folder);
  return holder === undefined ? '' : (holder.node ?? hostname());
}
