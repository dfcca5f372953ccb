import type { CoveragePoint } from '@netloom/model';
import type { CoverageSort } from './coverageSorts.ts';

export type LineTone = 'hit' | 'partial' | 'miss';

export interface AnnotatedLine {
  tone: LineTone;
  /** How often the line ran; null where only other points stand on it. */
  count: number | null;
  points: readonly CoveragePoint[];
}

function toneOf(points: readonly CoveragePoint[]): LineTone {
  const hits = points.filter(({ count }) => count > 0).length;
  if (hits === points.length) return 'hit';
  const ran = points.some(({ sort, count }) => sort === 'line' && count > 0);
  return hits === 0 && !ran ? 'miss' : 'partial';
}

/** Lines with points of the chosen sorts: missed where none was hit, partial where some were. */
export function annotateLines(
  points: readonly CoveragePoint[],
  sorts: readonly CoverageSort[],
): Map<number, AnnotatedLine> {
  const lines = Map.groupBy(
    points.filter(({ sort }) => sorts.includes(sort)),
    ({ line }) => line,
  );
  return new Map(
    [...lines].map(([line, here]) => {
      const count = here.find(({ sort }) => sort === 'line')?.count ?? null;
      return [line, { tone: toneOf(here), count, points: here }];
    }),
  );
}

/** First lines of the stretches that are not wholly covered: where a reader goes from one to the next. */
export function uncoveredStretches(lines: ReadonlyMap<number, AnnotatedLine>): number[] {
  const uncovered = [...lines].filter(([, { tone }]) => tone !== 'hit').map(([line]) => line);
  const sorted = uncovered.toSorted((a, b) => a - b);
  return sorted.filter((line, index) => index === 0 || line !== sorted[index - 1]! + 1);
}

/** The stretch after or before a line, around the end. */
export function nextStretch(
  stretches: readonly number[],
  line: number,
  direction: 1 | -1,
): number | undefined {
  if (direction === 1) return stretches.find((start) => start > line) ?? stretches[0];
  return stretches.findLast((start) => start < line) ?? stretches.at(-1);
}

/** A count in few characters: 999, 12k, 3M. */
export function shortCount(count: number): string {
  if (count < 10_000) return String(count);
  return count < 10_000_000 ? `${Math.floor(count / 1000)}k` : `${Math.floor(count / 1_000_000)}M`;
}
