import type { WaveInfo } from '@netloom/waves';

/** One signal's changes in a stretch of time: its value at the start first. */
export interface SignalChanges {
  name: string;
  times: number[];
  /** As they are to be written. */
  values: string[];
}

const UNITS: readonly [exponent: number, name: string][] = [
  [0, 's'],
  [-3, 'ms'],
  [-6, 'us'],
  [-9, 'ns'],
  [-12, 'ps'],
  [-15, 'fs'],
  [-18, 'as'],
];

/** A field as RFC 4180 writes it. */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The largest unit in which every tick is a whole number, and what a tick counts in it. */
function unitOf(timescale: number): { name: string; factor: number } {
  const [exponent, name] = UNITS.find(([one]) => one <= timescale) ?? UNITS.at(-1)!;
  return { name, factor: 10 ** (timescale - exponent) };
}

/** Adds what was not understood in the dump as a last column, in its first line; a whole dump has no such column. */
export function withFaults(lines: string[][], faults: string): string[][] {
  if (faults === '') return lines;
  const [titles = [], first = titles.map(() => ''), ...rest] = lines;
  return [[...titles, 'faults'], [...first, faults], ...rest.map((line) => [...line, ''])];
}

/**
 * A table (RFC 4180) with a line for every time at which a signal changes, and the values of all signals then.
 * @param faults of the dump, in words
 */
export function changesCsv(
  signals: readonly SignalChanges[],
  { timescale, timeZero }: Pick<WaveInfo, 'timescale' | 'timeZero'>,
  faults = '',
): string {
  const { name, factor } = unitOf(timescale);
  const times = [...new Set(signals.flatMap((signal) => signal.times))].sort((a, b) => a - b);
  const at = signals.map(() => -1);
  const lines = [[`time (${name})`, ...signals.map((signal) => signal.name)]];
  for (const time of times) {
    const values = signals.map((signal, i) => {
      while (at[i]! + 1 < signal.times.length && signal.times[at[i]! + 1]! <= time) at[i]! += 1;
      return signal.values[at[i]!] ?? '';
    });
    lines.push([String((time + timeZero) * factor), ...values]);
  }
  return withFaults(lines, faults)
    .map((line) => `${line.map(csvField).join(',')}\r\n`)
    .join('');
}
