import type { LogSection } from '../runState.ts';

/** The log of one step, from byte `from` up to `to`; the last goes on for ever. */
export interface Section {
  /** Names the section while the log grows. */
  key: string;
  step: string;
  from: number;
  to: number;
}

/** Open parts of the log, in order; neighbours are one range. */
export type Ranges = readonly { from: number; to: number }[];

export function sectionsOf(found: readonly LogSection[]): Section[] {
  return found.map(({ step, offset }, index) => {
    // What is there before the first announced byte belongs to it.
    const from = index === 0 ? 0 : offset;
    return { key: `${step} ${from}`, step, from, to: found[index + 1]?.offset ?? Infinity };
  });
}

/** What is left to read when some sections are folded; all of the log while there are no sections yet. */
export function openRanges(sections: readonly Section[], folded: ReadonlySet<string>): Ranges {
  if (sections.length === 0) return [{ from: 0, to: Infinity }];
  const ranges: { from: number; to: number }[] = [];
  for (const { key, from, to } of sections) {
    if (folded.has(key)) continue;
    const last = ranges.at(-1);
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
}

/** The first open byte at `offset` or after it; infinite when there is none. */
export function openFrom(ranges: Ranges, offset: number): number {
  const range = ranges.find(({ to }) => offset < to);
  return range === undefined ? Infinity : Math.max(offset, range.from);
}

/** The end of what is open before `offset`; 0 when nothing is. */
export function openBefore(ranges: Ranges, offset: number): number {
  const range = ranges.findLast(({ from }) => from < offset);
  return range === undefined ? 0 : Math.min(offset, range.to);
}

/** The bytes of one read from `offset` on, or back from it, that stay within a range. */
export function readable(ranges: Ranges, offset: number, length: number, to: 'start' | 'end') {
  const range = ranges.find(({ from, to: end }) =>
    to === 'end' ? offset >= from && offset < end : offset > from && offset <= end,
  );
  if (range === undefined) return null;
  if (to === 'end') return { from: offset, length: Math.min(length, range.to - offset) };
  const from = Math.max(range.from, offset - length);
  return { from, length: offset - from };
}

export function sectionAt(sections: readonly Section[], offset: number): Section | undefined {
  return sections.findLast(({ from }) => from <= offset);
}
