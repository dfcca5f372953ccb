import type { RegionCode } from '@netloom/core/trace';

/** What became of an instruction: of branches also which ways they went. */
export const MARKS = ['executed', 'never', 'trapped', 'both', 'taken', 'passed'] as const;
export type Mark = (typeof MARKS)[number];

export function markOf({ executed, taken, passed, trapped }: RegionCode, index: number): Mark {
  if (executed[index] === 0) return trapped[index]! > 0 ? 'trapped' : 'never';
  if (taken[index]! < 0) return trapped[index]! > 0 ? 'trapped' : 'executed';
  if (taken[index]! > 0) return passed[index]! > 0 ? 'both' : 'taken';
  return passed[index]! > 0 ? 'passed' : 'executed';
}
