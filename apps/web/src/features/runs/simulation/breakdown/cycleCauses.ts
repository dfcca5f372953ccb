import type { RunMetric } from '@netloom/model';

/** Where cycles go, by the names of their metrics; each cycle of the core is of one. */
export const CAUSES = ['executing', 'fetch', 'redirect', 'operand', 'memory', 'unit', 'order'] as const;
/** What the core did meanwhile. */
export const EVENTS = ['redirects', 'instruction misses', 'data misses'] as const;

export type Cause = (typeof CAUSES)[number];

export interface CycleCauses {
  cycles: number;
  causes: readonly { cause: Cause; cycles: number }[];
  events: readonly { event: (typeof EVENTS)[number]; count: number }[];
}

/** What a run measured of its core's cycles; undefined where it counted none. */
export function cycleCauses(metrics: readonly RunMetric[]): CycleCauses | undefined {
  const valueOf = (name: string) => metrics.findLast((metric) => metric.name === name)?.value;
  const cycles = valueOf('core cycles');
  if (cycles === undefined || cycles === 0) return undefined;
  return {
    cycles,
    causes: CAUSES.map((cause) => ({ cause, cycles: valueOf(`${cause} cycles`) ?? 0 })),
    events: EVENTS.map((event) => ({ event, count: valueOf(event) ?? 0 })),
  };
}
