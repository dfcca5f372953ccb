import type { WaveTrace, WindowQuery } from '@netloom/waves';
import { describe, expect, test, vi } from 'vitest';
import type { WaveData } from '../WaveData.ts';
import { joinTiles, STATE, stateOf } from './JoinedTrace.ts';
import type { JoinedTrace } from './JoinedTrace.ts';
import type { TraceNeed } from './TileCache.ts';
import { TileLoader } from './TileLoader.ts';
import { levelOf, tilesOver, tileTicks } from './tiles.ts';

describe('tiles', () => {
  test('a level has between one and two points a pixel, and at least a tick a point', () => {
    expect(levelOf({ from: 0, to: 1000 }, 1000)).toBe(0);
    expect(levelOf({ from: 0, to: 10 }, 1000)).toBe(0);
    expect(levelOf({ from: 0, to: 7999 }, 1000)).toBe(2);
    expect(tileTicks(3)).toBe(8192);
    expect(tilesOver({ from: 1000, to: 2048 }, 0)).toEqual([0, 1, 2]);
  });

  test('join without doubling what holds over a border', () => {
    const trace = (times: number[], values: string[]): WaveTrace => ({ times, values });
    const parts = [
      { begin: 0, trace: trace([0, 5], ['0', '1']) },
      { begin: 1024, trace: trace([1024, 1030], ['1', 'z']) },
      { begin: 2048, trace: undefined },
      { begin: 3072, trace: trace([3072], ['0']) },
    ];
    const joined = joinTiles(parts, true);
    expect(joined.times).toEqual([0, 5, 1030, 2048, 3072]);
    expect(joined.values).toEqual(['0', '1', 'z', undefined, '0']);
    expect(joined.states).toEqual([STATE.low, STATE.high, STATE.floating, STATE.absent, STATE.low]);
  });

  test.each([
    ['00x1', STATE.unknown],
    ['zz1z', STATE.floating],
    ['uuuu', STATE.uninitialised],
    ['01w1', STATE.weak],
    ['----', STATE.ignored],
    ['01hl', STATE.known],
  ])('the vector %s is of state %d', (value, state) => {
    expect(stateOf(value, true)).toBe(state);
    expect(stateOf(value, false)).toBe(STATE.known);
  });
});

describe('loading', () => {
  /** A signal whose value is the number of the 512-tick stretch, as a dump would answer. */
  function source() {
    const window = vi.fn(({ signals, from, to }: WindowQuery, _abort?: AbortSignal) => {
      const times = [from, ...[512, 1024, 1536, 2048].filter((t) => t > from && t <= to)];
      const values = times.map((t) => String(Math.floor(t / 512)));
      return Promise.resolve(signals.map((): WaveTrace => ({ times: [...times], values })));
    });
    return { window, data: { window } as unknown as WaveData };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const [one, two] = ['1', '2'].map((ref): TraceNeed => ({ ref, bits: false }));
  const need = one!;
  const shown = ({ times, values }: JoinedTrace) => ({ times, values });

  test('asks once for each tile in sight, and then only for those beside and above it', async () => {
    const { window, data } = source();
    const loader = new TileLoader(data, { from: 0, to: 5000 }, () => {});
    loader.ensure(0, [need, two!, two!], { from: 0, to: 1000 }, 1000);
    loader.ensure(0, [need, two!], { from: 0, to: 1000 }, 1000);
    expect(window.mock.calls.map(([query]) => query)).toEqual([
      { signals: ['1', '2'], from: 0, to: 1023, pixels: 1023 },
    ]);
    await settled();
    loader.ensure(0, [need, two!], { from: 10, to: 1010 }, 1000);
    expect(window.mock.calls.slice(1).map(([{ from, to }]) => [from, to])).toEqual([
      [1024, 2047],
      [0, 2047],
    ]);
    expect(shown(loader.trace(need, { from: 0, to: 1000 }, 1000))).toEqual({
      times: [0, 512],
      values: ['0', '1'],
    });
  });

  test('a coarser tile stands in while a finer one loads', async () => {
    const { data } = source();
    const loader = new TileLoader(data, { from: 0, to: 5000 }, () => {});
    loader.ensure(0, [need], { from: 0, to: 2000 }, 1000);
    await settled();
    const { times, values } = loader.trace(need, { from: 1024, to: 2000 }, 1000);
    expect(times).toEqual([1024, 1536]);
    expect(values).toEqual(['2', '3']);
  });

  test('gives up what no pane wants any more', () => {
    const { window, data } = source();
    const loader = new TileLoader(data, { from: 0, to: 1e6 }, () => {});
    loader.ensure(0, [need], { from: 0, to: 1000 }, 1000);
    loader.ensure(1, [need], { from: 51_200, to: 52_000 }, 1000);
    loader.ensure(0, [need], { from: 512_000, to: 512_900 }, 1000);
    const aborted = () => window.mock.calls.map(([, abort]) => abort!.aborted);
    expect(aborted()).toEqual([true, false, false]);
    loader.release(1);
    expect(aborted()).toEqual([true, true, false]);
  });

  test('forgets what a dump that grows may have outdated', async () => {
    const { window, data } = source();
    const loader = new TileLoader(data, { from: 0, to: 600 }, () => {});
    const ask = () => loader.ensure(0, [need], { from: 0, to: 600 }, 600);
    ask();
    await settled();
    loader.grow({ from: 0, to: 900 });
    ask();
    expect(window.mock.calls.map(([query]) => query.to)).toEqual([600, 900]);
  });

  test('a failed tile is reported and asked for again only on demand', async () => {
    const window = vi
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue([{ times: [0], values: ['1'] }]);
    const changed = vi.fn();
    const loader = new TileLoader({ window } as unknown as WaveData, { from: 0, to: 900 }, changed);
    const ask = () => loader.ensure(0, [need], { from: 0, to: 900 }, 1000);
    ask();
    await settled();
    expect(changed).toHaveBeenLastCalledWith(new Error('gone'));
    ask();
    expect(window.mock.calls.filter(([{ pixels }]) => pixels === 900).length).toBe(1);
    loader.retry();
    ask();
    await settled();
    expect(loader.trace(need, { from: 0, to: 900 }, 1000).values).toEqual(['1']);
  });
});
