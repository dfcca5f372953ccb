import type { Cause } from '@netloom/core/pipeline';
import type { Trace } from './traceOf.ts';

/** What is looked for: any lost cycle, lost ones of a cause, or one in which instructions are dropped. */
export type Sought = 'lost' | 'flush' | Cause;

/** The first cycle of the next stretch of what is looked for, forwards or back; undefined where there is no more. */
export function nextMoment(
  { record, instructions }: Trace,
  sought: Sought,
  from: number,
  step: 1 | -1,
): number | undefined {
  const dropped = new Set(
    sought === 'flush' ? instructions.flatMap(({ fate, last }) => (fate === 'flushed' ? [last] : [])) : [],
  );
  const is = (cycle: number) => {
    if (sought === 'flush') return dropped.has(cycle);
    const cause = record.cause(cycle);
    return sought === 'lost' ? cause !== undefined : cause === sought;
  };
  const begins = (cycle: number) => is(cycle) && !(cycle > 0 && is(cycle - 1));
  for (let cycle = from + step; cycle >= 0 && cycle < record.cycles; cycle += step)
    if (begins(cycle)) return cycle;
  return undefined;
}
