import type { WaveTrace } from '@netloom/waves';
import { describe, expect, test, vi } from 'vitest';
import type { WaveData } from '../WaveData.ts';
import { TileLoader } from './TileLoader.ts';
import { joinTiles, levelOf, tilesOver, tileTicks } from './tiles.ts';

describe('tiles', () => {
  test('a level has between one and two points a pixel, and at least a tick a point', () => {
    expect(levelOf({ from: 0, to: 1000 }, 1000)).toBe(0);
    expect(levelOf({ from: 0, to: 10 }, 1000)).toBe(0);
    expect(levelOf({ from: 0, to: 7999 }, 1000)).toBe(2);
    expect(tileTicks(3)).toBe(8192);
    expect(tilesOver({ from: 1000, to: 2048 }, 0)).toEqual([0, 1, 2]);
  });

  test('join without doubling what holds over a border', () => {
    const trace = (times: number[], values: string[]): WaveTrace => ({ signal: 0, times, values });
    const joined = joinTiles([
      { begin: 0, trace: trace([0, 5], ['0', '1']) },
      { begin: 1024, trace: trace([1024, 1030], ['1', '0']) },
      { begin: 2048, trace: undefined },
      { begin: 3072, trace: trace([3072], ['0']) },
    ]);
    expect(joined.times).toEqual([0, 5, 1030, 2048, 3072]);
    expect(joined.values).toEqual(['0', '1', '0', undefined, '0']);
  });
});

describe('loading', () => {
  /** A signal whose value is the number of the 512-tick stretch, as a dump would answer. */
  function source() {
    const window = vi.fn((signals: number[], from: number, to: number) => {
      const times = [from, ...[512, 1024, 1536, 2048].filter((t) => t > from && t <= to)];
      const values = times.map((t) => String(Math.floor(t / 512)));
      return Promise.resolve(signals.map((signal): WaveTrace => ({ signal, times: [...times], values })));
    });
    return { window, data: { window } as unknown as WaveData };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('asks once for each tile in sight and for nothing else', async () => {
    const { window, data } = source();
    const loader = new TileLoader(data, { from: 0, to: 5000 }, () => {});
    loader.ensure([1, 2, 2], { from: 0, to: 1000 }, 1000);
    loader.ensure([1, 2], { from: 0, to: 1000 }, 1000);
    await settled();
    loader.ensure([1, 2], { from: 10, to: 1010 }, 1000);
    expect(window.mock.calls).toEqual([[[1, 2], 0, 1023, 1023]]);
    expect(loader.trace(1, { from: 0, to: 1000 }, 1000)).toEqual({ times: [0, 512], values: ['0', '1'] });
  });

  test('a coarser tile stands in while a finer one loads', async () => {
    const { data } = source();
    const loader = new TileLoader(data, { from: 0, to: 5000 }, () => {});
    loader.ensure([1], { from: 0, to: 2000 }, 1000);
    await settled();
    const { times, values } = loader.trace(1, { from: 1024, to: 2000 }, 1000);
    expect(times).toEqual([1024, 1536]);
    expect(values).toEqual(['2', '3']);
  });

  test('a failed tile is reported and asked for again only on demand', async () => {
    const window = vi
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue([{ signal: 1, times: [0], values: ['1'] }]);
    const changed = vi.fn();
    const loader = new TileLoader({ window } as unknown as WaveData, { from: 0, to: 900 }, changed);
    const ask = () => loader.ensure([1], { from: 0, to: 900 }, 1000);
    ask();
    await settled();
    expect(changed).toHaveBeenLastCalledWith(new Error('gone'));
    ask();
    expect(window).toHaveBeenCalledTimes(1);
    loader.retry();
    ask();
    await settled();
    expect(loader.trace(1, { from: 0, to: 900 }, 1000).values).toEqual(['1']);
  });
});
