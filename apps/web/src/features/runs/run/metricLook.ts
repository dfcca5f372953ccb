import { kindOf } from '@netloom/contract';
import type { RunMetric } from '@netloom/model';
import type { TFunction } from 'i18next';

const MORE =
  /^fmax |^highest clock$|^speed$|^fits$| coverage$|^simulation speed$|^(setup|hold) (total )?slack$/;
const LESS =
  /^(errors|warnings|cells|area|luts|LUT4|block RAM|flip-flops|took)$|^cycles of |^(setup|hold) violations$|^(fetch|redirect|operand|memory|unit|order) cycles$|^redirects$|^(instruction|data) misses$|^[A-Z]+_[A-Z0-9_]+$/;

/** The few metrics that a list shows of a run; of one that was measured twice the later. */
export function keyMetrics(kind: string, metrics: readonly RunMetric[]): RunMetric[] {
  const figures = kindOf(kind)?.figures ?? [];
  return figures.flatMap((key) => metrics.findLast(({ name }) => key.test(name)) ?? []);
}

/** What is measured again replaces what was said before. */
export function latestMetrics(metrics: readonly RunMetric[]): RunMetric[] {
  return [...new Map(metrics.map((metric) => [metric.name, metric])).values()];
}

/**
 * What the head of a run shows: its key metrics, without the counts that its verdict and its problems tell. None
 * where they stand large in its first result.
 */
export function headline(kind: string, metrics: readonly RunMetric[]): RunMetric[] {
  if (kindOf(kind)?.showsFigures) return [];
  return keyMetrics(kind, metrics).filter(({ name }) => name !== 'errors' && name !== 'warnings');
}

/** Whether a change of a metric is for the better; null where that depends on what one wants. */
export function isBetter(name: string, before: number, after: number): boolean | null {
  if (before === after) return null;
  if (MORE.test(name)) return after > before;
  return LESS.test(name) ? after < before : null;
}

/** A metric's name in the reader's language; that of a clock or a resource of the device stays as the tool has it. */
export function metricName(name: string, t: TFunction<'runs'>): string {
  const clock = /^fmax (.*)$/.exec(name)?.[1];
  if (clock !== undefined) return t('metric.fmax', { clock });
  return t(`metric.${name.replaceAll(/[.:]/g, ' ')}`, { defaultValue: name });
}
