import type { WaveFile, WaveInfo } from '@netloom/waves';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { oneOf } from '../../values.ts';
import type { ChosenSignal } from './chosenSignals.ts';
import { chosenSignals } from './chosenSignals.ts';
import { mergedChanges } from './mergedChanges.ts';
import { ticksOf } from './times.ts';
import { csvWriter, lineWriter } from './writers.ts';

export interface GetOptions {
  from?: string | undefined;
  to?: string | undefined;
  at?: string | undefined;
  find?: string | undefined;
  format: string;
  json: boolean;
  /** Takes text as it comes, so that long answers are not held. */
  write: (text: string) => void;
}

/** Up to when a dump must be read: of the values at a time nothing that comes after it. */
export function timeNeeded({ at }: Pick<GetOptions, 'at'>): ((info: WaveInfo) => number) | undefined {
  return at === undefined ? undefined : ({ timescale }) => ticksOf(at, '--at', timescale);
}

/** Values of signals: every change in a span, at one time, or where a condition begins to hold. */
export async function getChanges(wave: WaveFile, patterns: string[], options: GetOptions): Promise<Outcome> {
  const { timescale, start, end } = wave.info;
  const signals = chosenSignals(wave, patterns);
  const ticks = (text: string | undefined, option: string, initial: number) =>
    text === undefined ? initial : ticksOf(text, option, timescale);
  if (options.at !== undefined) return valuesAt(wave, signals, ticks(options.at, '--at', 0));
  const span = { from: ticks(options.from, '--from', start), to: ticks(options.to, '--to', end) };
  if (span.from > span.to) throw new Failure(`--from ${span.from} lies after --to ${span.to}`);
  if (options.find !== undefined) return occurrences(wave, signals, options.find, span);
  return allChanges(wave, signals, span, options);
}

interface Span {
  from: number;
  to: number;
}

async function valuesAt(wave: WaveFile, signals: ChosenSignal[], time: number): Promise<Outcome> {
  const values = await wave.values(
    signals.map(({ ref }) => ref),
    time,
  );
  const found = signals.map(({ path }, i) => ({ path, value: values[i] ?? null }));
  const text = found.map(({ path, value }) => `${path} = ${value ?? '(before the dump)'}`).join('\n');
  return { text, result: { time, signals: found }, failed: false };
}

async function occurrences(
  wave: WaveFile,
  signals: ChosenSignal[],
  condition: string,
  { from, to }: Span,
): Promise<Outcome> {
  const found: { time: number; path: string; value: string }[] = [];
  for (const { path, ref } of signals) {
    for (let time = await wave.find(ref, condition, from - 1, 'next'); time !== null && time <= to;) {
      const [value] = await wave.values([ref], time);
      found.push({ time, path, value: value ?? '' });
      time = await wave.find(ref, condition, time, 'next');
    }
  }
  found.sort((a, b) => a.time - b.time);
  const lines = found.map(({ time, path, value }) => `${time} ${path} = ${value}`);
  const failed = found.length === 0;
  return {
    text: failed ? `${condition}: not found` : lines.join('\n'),
    result: { condition, found },
    failed,
  };
}

async function allChanges(
  wave: WaveFile,
  signals: ChosenSignal[],
  { from, to }: Span,
  { format, json, write }: GetOptions,
): Promise<Outcome> {
  const chosen = oneOf(format, '--format', ['text', 'csv']);
  const paths = signals.map(({ path }) => path);
  const kept: [number, string][][] = signals.map(() => []);
  const writer = chosen === 'csv' ? csvWriter(paths, write, wave.info.message) : lineWriter(paths, write);
  for await (const change of mergedChanges(signals.map(({ ref }) => wave.changes(ref, from, to)))) {
    if (json) kept[change.signal]!.push([change.time, change.value]);
    else writer.change(change);
  }
  if (!json) writer.finish();
  const { timescale } = wave.info;
  const listed = signals.map(({ path, variable: { width, value } }, i) => ({
    path,
    width,
    value,
    changes: kept[i],
  }));
  return { text: '', result: { timescale, from, to, signals: listed }, failed: false };
}
