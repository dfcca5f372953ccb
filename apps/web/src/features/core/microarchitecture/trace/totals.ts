import type { TraceReport } from '@netloom/core/trace';

/** Sums over all code of a program. */
export function totalsOf({ regions }: TraceReport) {
  const sums = { instructions: 0, reached: 0, branches: 0, bothWays: 0, functions: 0, entered: 0 };
  for (const { kind, instructions, reached, branches, bothWays } of regions) {
    if (kind === 'data') continue;
    sums.instructions += instructions;
    sums.reached += reached;
    sums.branches += branches;
    sums.bothWays += bothWays;
    if (kind !== 'function') continue;
    sums.functions++;
    if (reached > 0) sums.entered++;
  }
  return sums;
}

export const percent = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);
