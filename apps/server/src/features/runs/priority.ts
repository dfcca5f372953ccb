import type { RunPriority } from '@netloom/contract';

const RANKS = { low: -1, normal: 0, high: 1 } as const satisfies Record<RunPriority, number>;

/** The number by which the queue sorts. */
export function priorityRank(priority: RunPriority): number {
  return RANKS[priority];
}

export function priorityOf(rank: number): RunPriority {
  return rank < 0 ? 'low' : rank > 0 ? 'high' : 'normal';
}
