import type { RunKind, RunMetric } from '@netloom/model';

/** What tells most about a run of a kind, in the order of telling. */
const KEYS: Record<RunKind, readonly string[]> = {
  lint: ['errors', 'warnings'],
  simulate: ['errors', 'warnings'],
  synthesize: [],
  timing: [],
  place: [],
};

/** Metrics of which more is better; of the others that are listed, less is. */
const MORE = new Set<string>([]);
const LESS = new Set<string>(['errors', 'warnings']);

/** The few metrics that a list shows of a run. */
export function keyMetrics(kind: RunKind, metrics: readonly RunMetric[]): RunMetric[] {
  return KEYS[kind].flatMap((name) => metrics.findLast((metric) => metric.name === name) ?? []);
}

/** Whether a change of a metric is for the better; null where that depends on what one wants. */
export function isBetter(name: string, before: number, after: number): boolean | null {
  if (before === after) return null;
  if (MORE.has(name)) return after > before;
  return LESS.has(name) ? after < before : null;
}
