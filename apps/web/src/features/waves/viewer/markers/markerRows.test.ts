import { expect, it } from 'vitest';
import { markerRows } from './markerRows.ts';

it('puts markers in order of time, with the distance to the cursor and to the one before', () => {
  const markers = [
    { key: 1, name: 'A', time: 500 },
    { key: 2, name: 'B', time: 20 },
    { key: 3, name: 'C', time: 90 },
  ];
  const rows = markerRows(markers, 100).map((row) => [row.name, row.fromCursor, row.fromPrevious]);
  expect(rows).toEqual([
    ['B', -80, null],
    ['C', -10, 70],
    ['A', 400, 410],
  ]);
});
