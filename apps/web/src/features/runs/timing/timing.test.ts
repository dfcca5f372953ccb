import type { TimingPath, TimingPoint } from '@netloom/model';
import { expect, test } from 'vitest';
import { compareSlack } from './compare/compareSlack.ts';
import { slackHistogram } from './summary/histogram.ts';
import { pathPicture } from './path/pathBars.ts';

test('a histogram counts every endpoint once, in bins that do not mix met and violated', () => {
  const slacks = [-0.31, -0.01, 0, 0.01, 0.2, 0.69];
  const bins = slackHistogram(slacks, 10);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  for (const { from, to, count } of bins) {
    expect(from < -1e-9 && to > 1e-9).toBe(false);
    expect(count).toBe(slacks.filter((slack) => slack >= from - 1e-12 && slack < to - 1e-12).length);
  }
  // 1 ns in ten bins of 0.1 ns, from -0.4 to 0.7.
  expect(bins).toHaveLength(11);
});

test('a histogram of equal slacks has one bin, that of nothing none', () => {
  expect(slackHistogram([2, 2, 2], 20)).toHaveLength(1);
  expect(slackHistogram([], 20)).toEqual([]);
});

test('endpoints are compared by name: what got worse first, what is new or gone without a change', () => {
  const report = (slacks: Record<string, number>) => ({
    endpoints: Object.entries(slacks).map(([endpoint, slack]) => ({
      check: 'setup' as const,
      endpoint,
      clock: 'clk',
      slack,
    })),
  });
  const changes = compareSlack(report({ a: 1, b: 1, gone: 1 }), report({ a: 0.5, b: 2, new: 3 }), 'setup');
  expect(changes.map(({ endpoint, change }) => [endpoint, change])).toEqual([
    ['a', -0.5],
    ['gone', null],
    ['new', null],
    ['b', 1],
  ]);
});

const point = (sort: TimingPoint['sort'], delay: number, time: number): TimingPoint => {
  return { sort, name: 'x', cell: '', delay, time, edge: '' };
};

test('a path is drawn from the edge that launches to the one that captures', () => {
  // Launched at 30 ns, captured at 32 ns: arrives at 31.2, is required at 31.8.
  const path: TimingPath = {
    check: 'setup',
    startpoint: 'a',
    endpoint: 'b',
    launchClock: 'c',
    captureClock: 'd',
    pathGroup: 'd',
    slack: 0.6,
    arrival: 31.2,
    required: 31.8,
    points: [
      point('clock', 30, 30),
      point('cell', 0.5, 30.5),
      point('net', 0, 30.5),
      point('cell', 0.7, 31.2),
    ],
    requiredPoints: [point('clock', 32, 32), point('check', -0.2, 31.8)],
  };
  expect(pathPicture(path)).toMatchObject({
    from: 30,
    to: 32,
    launch: 30,
    capture: 32,
    data: [
      { from: 30, to: 30.5 },
      { from: 30.5, to: 31.2 },
    ],
    required: [{ from: 31.8, to: 32 }],
  });
});
