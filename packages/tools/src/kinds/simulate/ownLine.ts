import type { Finding } from '../../finding.ts';

const COVERAGE = /^netloom: (line|branch|toggle|user) coverage (\d+) of (\d+)$/;
const SIMULATED = /^netloom: simulated ([\d.e+-]+) ns(?: in ([\d.]+) s of CPU time)?$/;
const PRECISION = /^netloom: time precision ([\d.e+-]+) ns$/;

const metric = (name: string, value: number, unit: string): Finding => ({
  type: 'metric',
  name,
  value,
  unit,
});

/** Measures that the program around the model prints. */
export function metricsOf(line: string): Finding[] {
  const [, sort, covered, total] = COVERAGE.exec(line) ?? [];
  if (sort) return [metric(`${sort} coverage`, (100 * Number(covered)) / Number(total), '%')];
  const [, nanoseconds, seconds] = SIMULATED.exec(line) ?? [];
  if (nanoseconds === undefined) return [];
  const time = metric('simulated time', Number(nanoseconds), 'ns');
  if (!(Number(nanoseconds) > 0 && Number(seconds) > 0)) return [time];
  return [time, metric('simulation speed', Math.round(Number(nanoseconds) / Number(seconds)), 'ns/s')];
}

/** Nanoseconds of a tick, where the line says so. */
export function precisionOf(line: string): number | undefined {
  const text = PRECISION.exec(line)?.[1];
  return text === undefined ? undefined : Number(text);
}
