import { createLibrary, designOf } from '@netloom/soc';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildScene } from '../geometry/scene.ts';
import { roughly } from '../geometry/routing/rough.ts';
import { routeNets } from '../geometry/routing/route.ts';
import type { RoutingJob } from '../geometry/routing/route.worker.ts';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { refine, refined } from './refine.ts';

const { document, layout } = manyBlocks(320);
const design = designOf(document, createLibrary([stage]));
const options = { clockWires: false };
const exact = buildScene(design, layout, options);
const rough = buildScene(design, layout, options, roughly(undefined));
const drawn = ({ wires, junctions, labels }: typeof exact) => ({
  wires: wires.map(({ points, bounds }) => ({ points, bounds })),
  ...{ junctions, labels },
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('many wires', () => {
  it('run straight at first, and where they belong once they are routed', () => {
    expect(rough.routing.isRough).toBe(true);
    expect(drawn(rough)).not.toEqual(drawn(exact));
    expect(drawn(refined(rough))).toEqual(drawn(exact));
    expect(refined(exact)).toBe(exact);
  });

  it('keep their lines where both of their ends stay', () => {
    const moved = { ...layout, blocks: { ...layout.blocks, stage40: { x: 5, y: 5000 } } };
    const next = buildScene(design, moved, options, roughly(exact.routing));
    const before = new Map(exact.wires.map(({ link, points }) => [link.id, points]));
    const touched = next.wires.filter(({ link, points }) => points !== before.get(link.id));
    expect(touched.length).toBeGreaterThan(0);
    const nets = new Set(next.wires.filter(({ link }) => /stage40\./.test(link.id)).map(({ net }) => net));
    expect(
      touched.every(({ net, points, link }) => nets.has(net) || sameLine(points, before.get(link.id))),
    ).toBe(true);
  });

  it('are routed beside the page, and only what was asked for last is shown', () => {
    const posted: RoutingJob[] = [];
    class FakeWorker {
      static last: FakeWorker;
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        FakeWorker.last = this;
      }
      postMessage(job: RoutingJob) {
        posted.push(structuredClone(job));
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.useFakeTimers();
    const shown: unknown[] = [];
    const show = (now: typeof exact, of: typeof exact) => void shown.push([drawn(now), of]);
    refine(exact, show);
    expect(posted).toEqual([]);
    const [first, second, third] = [{ ...rough }, { ...rough }, { ...rough }];
    for (const each of [first, second, third]) refine(each, show);
    // The page draws what there is before anything is sent.
    vi.runAllTimers();
    expect([frames.length, posted.length]).toEqual([1, 0]);
    frames[0]!();
    vi.runAllTimers();
    expect(posted.map(({ requests }) => requests)).toEqual([third.routing.requests]);
    // What comes while the worker is at it waits, and only the last of it is routed.
    const [fourth, fifth] = [{ ...rough }, { ...rough }];
    for (const each of [fourth, fifth]) refine(each, show);
    const answer = () =>
      FakeWorker.last.onmessage!({ data: routeNets(posted.at(-1)!.requests, posted.at(-1)!.obstacles) });
    answer();
    expect(shown).toEqual([]);
    expect(posted).toHaveLength(2);
    answer();
    expect(shown).toEqual([[drawn(exact), fifth]]);
    expect(frames).toHaveLength(1);
  });
});

const sameLine = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
