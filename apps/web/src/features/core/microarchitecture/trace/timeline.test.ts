import type { Span, TraceReport } from '@netloom/core/trace';
import { expect, it } from 'vitest';
import { markOf } from './marks.ts';
import { neighbour } from './timeKeys.ts';
import { calledBy, callerOf, clockAt, spanAt, timelineOf } from './timeline.ts';
import { bounded, panned, viewOf, zoomed } from './view.ts';

const span = (region: number, depth: number, begin: number, end: number): Span => ({
  ...{ region, depth, begin, end, entry: 'call', ending: 'return', cause: 0 },
});

/** main calls leaf twice, which calls deep once. */
const report = {
  instructions: 100,
  spans: [span(0, 0, 0, 100), span(1, 1, 10, 30), span(2, 2, 15, 20), span(1, 1, 50, 90)],
  gaps: [{ at: 40, why: 'lost' }],
  clock: { instructions: [20, 40, 100], clocks: [100, 120, 420] },
} as unknown as TraceReport;
const time = timelineOf(report, 'instructions');

it('finds the span under a pointer, or near it', () => {
  expect(spanAt(time, 1, 12, 0)).toBe(1);
  expect(spanAt(time, 1, 35, 0)).toBe(-1);
  expect(spanAt(time, 1, 35, 6)).toBe(1);
  expect(spanAt(time, 1, 46, 4)).toBe(3);
  expect(spanAt(time, 9, 12, 0)).toBe(-1);
});

it('goes to callers and to what is called', () => {
  expect([callerOf(time, 2), callerOf(time, 3), callerOf(time, 0)]).toEqual([1, 0, -1]);
  expect([calledBy(time, 0), calledBy(time, 1), calledBy(time, 3)]).toEqual([1, 2, -1]);
  const view = viewOf(time);
  expect(neighbour({ timeline: time, view, region: 1 }, 1)).toBe(1);
  view.setState({ chosen: 1 });
  expect(neighbour({ timeline: time, view, region: 1 }, 1)).toBe(3);
  expect(neighbour({ timeline: time, view, region: 1 }, -1)).toBe(-1);
});

it('lies along clock cycles as packets tell them, evenly between', () => {
  expect([0, 10, 20, 30, 40, 70, 100].map((count) => clockAt(report, count))).toEqual([
    ...[0, 50, 100, 110, 120, 270, 420],
  ]);
  const clocks = timelineOf(report, 'clocks');
  expect([clocks.length, clocks.gaps[0]!.at, clocks.from[3]]).toEqual([420, 120, 170]);
});

it('never leaves the time line', () => {
  expect(bounded(-50, 20, 100)).toEqual({ from: 0, to: 70 });
  expect(bounded(90, 190, 100)).toEqual({ from: 0, to: 100 });
  const all = viewOf(time).getState();
  // What is under the pointer stays there.
  expect(zoomed(all, 2, 50, 100)).toEqual({ from: 25, to: 75 });
  expect(zoomed(all, 1e9, 50, 100)).toEqual({ from: 46, to: 54 });
  expect(panned({ ...all, from: 80, to: 90 }, 50, 100)).toEqual({ from: 90, to: 100 });
});

it('tells branches that went one way from those that went both', () => {
  const code = {
    ...{ addresses: [0, 1, 2, 3, 4, 5], words: [], executed: [3, 3, 3, 2, 0, 0] },
    ...{ taken: [3, 0, 1, -1, -1, 0], passed: [0, 3, 2, -1, -1, 0], trapped: [0, 0, 0, 0, 1, 0] },
  };
  expect(code.addresses.map((index) => markOf(code, index))).toEqual([
    ...['taken', 'passed', 'both', 'executed', 'trapped', 'never'],
  ]);
});
