import type { Followed } from './follow.ts';
import { CAUSES } from './layout.ts';
import type { Cause } from './layout.ts';
import type { PipelineRecord } from './record.ts';

export interface PipelineSummary {
  cycles: number;
  retired: number;
  trapped: number;
  flushed: number;
  /** Cycles in which no instruction goes on, by their cause. */
  lost: Record<Cause, number>;
}

export function summaryOf(record: PipelineRecord, instructions: readonly Followed[]): PipelineSummary {
  const lost = Object.fromEntries(CAUSES.map((cause) => [cause, 0])) as Record<Cause, number>;
  for (let cycle = 0; cycle < record.cycles; cycle++) {
    const cause = record.cause(cycle);
    if (cause) lost[cause]++;
  }
  const count = (fate: Followed['fate']) => instructions.filter((each) => each.fate === fate).length;
  return {
    ...{ cycles: record.cycles, lost },
    ...{ retired: count('retired'), trapped: count('trapped'), flushed: count('flushed') },
  };
}
