import type { CoveragePoint } from '@netloom/model';
import { foldedOf, foldKey } from '../../../coverage/fold.ts';
import { readPointKey } from '../../../coverage/pointKey.ts';

/** `C '<keys>' <count>` (verilated_cov.cpp of Verilator 5). */
const RECORD = /^C '(.*)' (\d+)$/s;

/** Points that are one have the count of all their instances; a line has that of its most often run statement. */
function add(points: Map<string, CoveragePoint>, point: CoveragePoint): void {
  const known = points.get(foldKey(point));
  if (known === undefined) points.set(foldKey(point), { ...point });
  else known.count = point.sort === 'line' ? Math.max(known.count, point.count) : known.count + point.count;
}

/** Gathers points by source file, in the order of their places; see `readCoverage`. */
export function gatherPoints(counts: Iterable<readonly [string, number]>): Map<string, CoveragePoint[]> {
  const files = new Map<string, Map<string, CoveragePoint>>();
  for (const [text, count] of counts) {
    const key = readPointKey(text);
    if (key === undefined) continue;
    const points = files.get(key.file) ?? new Map<string, CoveragePoint>();
    files.set(key.file, points);
    for (const point of foldedOf(key)) add(points, { ...point, count });
  }
  const inOrder = (points: Map<string, CoveragePoint>) =>
    [...points.values()].sort((a, b) => a.line - b.line || a.column - b.column);
  return new Map(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, points]) => [file, inOrder(points)]),
  );
}

function* records(text: string): Generator<readonly [string, number]> {
  for (const line of text.split('\n')) {
    const [, key, count] = RECORD.exec(line) ?? [];
    if (key !== undefined) yield [key, Number(count)];
  }
}

/**
 * Reads Verilator's coverage.dat: points by source file, in the order of their places. A line has the count of the most
 * often run statement on it; line points have column 1 and no label.
 */
export const readCoverage = (text: string): Map<string, CoveragePoint[]> => gatherPoints(records(text));
