import type { CoveragePoint } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { annotateLines, nextStretch, shortCount, uncoveredStretches } from './annotateLines.ts';
import { byFraction } from './coverageSorts.ts';
import type { CoverageRow } from './coverageSorts.ts';

const point = (sort: CoveragePoint['sort'], line: number, count: number): CoveragePoint => ({
  sort,
  line,
  column: 1,
  label: '',
  count,
});
const points = [
  point('line', 1, 3),
  point('line', 2, 3),
  point('branch', 2, 3),
  point('branch', 2, 0),
  point('line', 3, 0),
  point('toggle', 5, 0),
  point('toggle', 5, 9),
  point('user', 7, 0),
];

describe('annotateLines', () => {
  it('marks lines by the chosen sorts of points', () => {
    const tones = (sorts: CoveragePoint['sort'][]) =>
      [...annotateLines(points, sorts)].map(([line, { tone }]) => `${line} ${tone}`);
    expect(tones(['line'])).toEqual(['1 hit', '2 hit', '3 miss']);
    expect(tones(['line', 'branch', 'user'])).toEqual(['1 hit', '2 partial', '3 miss', '7 miss']);
    expect(tones(['toggle'])).toEqual(['5 partial']);
  });

  it('goes from one uncovered stretch to the next and around', () => {
    const stretches = uncoveredStretches(annotateLines(points, ['line', 'branch', 'toggle', 'user']));
    expect(stretches).toEqual([2, 5, 7]);
    expect([0, 2, 3, 7].map((line) => nextStretch(stretches, line, 1))).toEqual([2, 5, 5, 2]);
    expect([0, 2, 6].map((line) => nextStretch(stretches, line, -1))).toEqual([7, 7, 5]);
    expect(nextStretch([], 1, 1)).toBeUndefined();
  });
});

it.each([
  [0, '0'],
  [9999, '9999'],
  [12_345, '12k'],
  [45_000_000, '45M'],
])('writes the count %d as %s', (count, text) => expect(shortCount(count)).toBe(text));

it('files without points of a sort come last both ways', () => {
  const row = (path: string, covered: number, total: number) =>
    ({ path, line: { covered, total } }) as CoverageRow;
  const rows = [row('none', 0, 0), row('half', 1, 2), row('full', 2, 2)];
  const compare = byFraction('line');
  const paths = (order: 'ascend' | 'descend') => {
    const sign = order === 'ascend' ? 1 : -1;
    return rows.toSorted((a, b) => sign * compare(a, b, order)).map(({ path }) => path);
  };
  expect(paths('ascend')).toEqual(['half', 'full', 'none']);
  expect(paths('descend')).toEqual(['full', 'half', 'none']);
});
