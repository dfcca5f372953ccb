import type { Changes } from '../changes.ts';
import { firstAfter } from '../changes.ts';
import { WaveError } from '../waveError.ts';
import type { RefPart } from './signalRef.ts';
import { say } from '../wording/sentences.ts';

/** Some bits of a vector: changes of the other bits are left out. */
export function sliced(whole: Changes, { high, low }: NonNullable<RefPart['bits']>, name: string): Changes {
  const width = whole.start.length;
  if (high >= width) throw new WaveError(say('WAVE-QUERY/bit', { name, width, high }), 'query');
  const cut = (text: string) => text.slice(width - 1 - high, width - low);
  const start = cut(whole.start);
  const kept = new Uint32Array(whole.times.length);
  let count = 0;
  let value = start;
  for (let i = 0; i < kept.length; i++) {
    const next = cut(whole.text(i));
    if (next === value) continue;
    kept[count++] = i;
    value = next;
  }
  const indexes = kept.slice(0, count);
  return {
    start,
    times: Float64Array.from(indexes, (i) => whole.times[i]!),
    text: (index) => cut(whole.text(indexes[index]!)),
    bytes: whole.bytes + 12 * count,
  };
}

/** The changes of several signals as those of one vector, the first part at its left. */
export function joined(parts: Changes[]): Changes {
  const times = mergedTimes(parts.map((part) => part.times));
  const valueAt = (part: Changes, time: number) => {
    const index = firstAfter(part.times, time) - 1;
    return index < 0 ? part.start : part.text(index);
  };
  return {
    start: parts.map((part) => part.start).join(''),
    times,
    text: (index) => parts.map((part) => valueAt(part, times[index]!)).join(''),
    bytes: parts.reduce((sum, part) => sum + part.bytes, times.byteLength),
  };
}

/** Every time of the lists once, ascending: two by two, so that many parts cost their logarithm. */
function mergedTimes(lists: Float64Array[]): Float64Array {
  if (lists.length === 1) return lists[0]!;
  const middle = lists.length >>> 1;
  const a = mergedTimes(lists.slice(0, middle));
  const b = mergedTimes(lists.slice(middle));
  const merged = new Float64Array(a.length + b.length);
  let count = 0;
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const time = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    if (a[i] === time) i += 1;
    if (b[j] === time) j += 1;
    merged[count++] = time;
  }
  return merged.slice(0, count);
}
