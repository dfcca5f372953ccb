import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../../view2d/geometry.ts';
import { directLine, routeNets, straighten } from './route.ts';
import type { Terminal } from './route.ts';

const out = (x: number, y: number): Terminal => ({ x, y, side: 'right' });
const into = (x: number, y: number): Terminal => ({ x, y, side: 'left' });

function route(source: Terminal, sink: Terminal, obstacles: Rect[] = []) {
  return routeNets([{ source, sinks: [sink] }], obstacles)[0]![0]!;
}

describe('routeNets', () => {
  it('draws a straight wire between pins at one height', () => {
    expect(route(out(0, 0), into(200, 0))).toEqual([out(0, 0), into(200, 0)].map(({ x, y }) => ({ x, y })));
  });

  it('bends twice, in the middle of the channel, between pins at different heights', () => {
    expect(route(out(0, 0), into(200, 100))).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]);
  });

  it('goes round a wall that stands in every straight way', () => {
    const wall = { x: 90, y: -500, width: 20, height: 600 };
    const points = route(out(0, 0), into(200, 0), [wall]);
    expect(Math.max(...points.map((point) => point.y))).toBeGreaterThan(100);
    expect(points).toHaveLength(6);
  });

  it('loops back to a sink behind the source', () => {
    const points = route(out(0, 0), into(-200, 0), [{ x: -100, y: -50, width: 90, height: 100 }]);
    expect(points[1]!.x).toBeGreaterThan(0);
    expect(points.at(-2)!.x).toBeLessThan(-200);
  });

  it('keeps a second net off the track of the first', () => {
    const nets = [
      { source: out(0, 0), sinks: [into(200, 100)] },
      { source: out(0, 20), sinks: [into(200, 120)] },
    ];
    const [first, second] = routeNets(nets, []);
    expect(first![0]![1]!.x).not.toBe(second![0]![1]!.x);
  });

  it('lets the branches of one net share their trunk', () => {
    const [net] = routeNets([{ source: out(0, 0), sinks: [into(200, 100), into(200, 200)] }], []);
    expect(net![1]![1]).toEqual(net![0]![1]);
  });

  it('falls back to direct lines where the diagram is too large to search', () => {
    const far = into(90_000, 90_000);
    expect(route(out(0, 0), far)).toEqual(directLine(out(0, 0), far));
  });
});

describe('straighten', () => {
  it('drops repeated points and those between their neighbours', () => {
    const points = [0, 0, 10, 20, 20].map((x) => ({ x, y: 0 }));
    expect(straighten([...points, { x: 20, y: 30 }])).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 30 },
    ]);
  });
});
