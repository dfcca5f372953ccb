import { Turn } from '../query/turn.ts';
import { WaveError } from '../waveError.ts';
import type { WaveFile } from '../waveTypes.ts';
import type { Timing } from './clock.ts';
import { timingOf } from './clock.ts';
import type { CompareControl, CompareOptions, Comparison, Difference, Incomparable } from './compareTypes.ts';
import type { Agreement } from './firstGap.ts';
import { match } from './match.ts';
import type { Matched } from './pairs.ts';
import type { Pair } from './pairGap.ts';
import { gapOf } from './pairGap.ts';
import { skipOf } from './skip.ts';
import { equalityOf } from './values.ts';
import { say } from '../wording/sentences.ts';

/** Pairs in a window of time: a window is read for all of them, so that what a dump packs together is unpacked once. */
const pairsPerWindow = 1000;
const mostWindows = 64;

/**
 * Finds where each signal first differs between two dumps, window by window; a signal that differs is not read on.
 * @throws WaveError that names the option when one is wrong, or when no signal has the same path in both
 */
export async function compare(
  a: WaveFile,
  b: WaveFile,
  options: CompareOptions = {},
  { signal, progress }: CompareControl = {},
): Promise<Comparison> {
  const turn = new Turn(signal);
  const timing = timingOf(a.info, b.info, options);
  const { pairs: matched, onlyA, onlyB, top } = match(a, b, options);
  if (matched.length === 0) throw new WaveError(say('WAVE-COMPARE/paths', {}), 'scopes');
  const { pairs, incomparable } = comparable(matched, options);
  let open = bySignals(pairs);
  const differences: Difference[] = [];
  const windows = windowsOf(timing, pairs.length);
  const skip = skipOf(a.info, b.info, timing);
  for (const [at, window] of windows.entries()) {
    const found: Difference[] = [];
    const still: Pair[][] = [];
    for (const [i, same] of open.entries()) {
      await turn.pause();
      const gap = await gapOf({ a, b, timing, skip, turn }, same[0]!, window);
      if (gap) found.push(...same.map((pair) => differenceOf(pair, gap, timing)));
      else still.push(same);
      if (i % 256 === 255) progress?.((at + i / open.length) / windows.length, []);
    }
    found.sort((x, y) => x.time - y.time || order(x.a.path, y.a.path));
    for (const difference of found) differences.push(difference);
    open = still;
    progress?.((at + 1) / windows.length, found);
  }
  const { timescale, from, to } = timing;
  return {
    ...{ timescale, from, to, top, onlyA, onlyB, incomparable, differences },
    endA: timing.a.common(a.info.end),
    endB: timing.b.common(b.info.end),
    faultsA: a.info.faults,
    faultsB: b.info.faults,
    matched: matched.length,
    equal: pairs.length - differences.length,
  };
}

function order(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

function comparable(matched: Matched['pairs'], options: CompareOptions) {
  const pairs: Pair[] = [];
  const incomparable: Incomparable[] = [];
  for (const { a, b, widths } of matched) {
    const equal = equalityOf(a.parts[0]!.variable, b.parts[0]!.variable, widths, options);
    if (typeof equal === 'function') pairs.push({ a, b, equal, agreed: null });
    else incomparable.push({ a: a.path, b: b.path, reason: equal.message, wording: equal.wording });
  }
  return { pairs, incomparable };
}

/** Pairs that read the same stored signals the same way are compared once. */
function bySignals(pairs: Pair[]): Pair[][] {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const [left, right] = [pair.a.parts[0]!.variable, pair.b.parts[0]!.variable];
    const isNamed = left.value !== right.value;
    const key = isNamed ? `${pair.a.path} ${pair.b.path}` : `${pair.a.ref} ${pair.b.ref}`;
    const group = groups.get(key);
    if (group) group.push(pair);
    else groups.set(key, [pair]);
  }
  const first = (group: Pair[]) => group[0]!.a.parts[0]!.variable.signal;
  return [...groups.values()].sort((x, y) => first(x) - first(y));
}

function windowsOf({ from, to }: Timing, pairs: number): { from: number; to: number }[] {
  const most = Math.min(mostWindows, Math.ceil(pairs / pairsPerWindow), to - from + 1);
  const count = Math.max(1, most);
  const begin = (i: number) => from + Math.floor(((to - from + 1) / count) * i);
  return Array.from({ length: count }, (_, i) => ({
    from: begin(i),
    to: i === count - 1 ? to : begin(i + 1) - 1,
  }));
}

interface Found {
  time: number;
  valueA: string | null;
  valueB: string | null;
  agreed: Agreement | null;
}

function differenceOf({ a, b }: Pair, gap: Found, timing: Timing): Difference {
  return { a, b, ...gap, timeA: timing.a.own(gap.time), timeB: timing.b.own(gap.time) };
}
