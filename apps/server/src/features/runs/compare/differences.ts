import type { RunRequest } from '@netloom/contract';
import type { RunMetric } from '@netloom/model';

/** The metrics of two runs by name; null where one lacks it. */
export function metricPairs(one: RunMetric[], other: RunMetric[]) {
  const names = new Set([...one, ...other].map(({ name }) => name));
  return [...names].map((name) => {
    const [first, second] = [one, other].map((metrics) => metrics.find((metric) => metric.name === name));
    const values: [number | null, number | null] = [first?.value ?? null, second?.value ?? null];
    return { name, unit: (first ?? second)!.unit, values };
  });
}

/** The fields of two requests that differ, as text; empty where one lacks it. */
export function changedFields(one: RunRequest, other: RunRequest) {
  const [first, second] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const fields = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...fields]
    .map((field) => {
      const values: [string, string] = [textOf(first[field]), textOf(second[field])];
      return { field, values };
    })
    .filter(({ values: [a, b] }) => a !== b);
}

function textOf(value: unknown): string {
  return value === undefined ? '' : String(value);
}
