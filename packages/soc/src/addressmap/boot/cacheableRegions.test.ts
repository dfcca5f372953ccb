import { describe, expect, it } from 'vitest';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import { cacheableRegions } from './cacheableRegions.ts';
import type { CacheableRegions } from './cacheableRegions.ts';
import type { AlignedRegion } from './memorySpans.ts';

const KIB = 1024;
/** Kinds of memory by the KiB from 0 on: memory that is cacheable, a device, memory that is not, nothing. */
const TYPES = { m: 'cacheable', d: 'device', u: 'uncached' } as const;

const mapOf = (cells: string, manager = 'cpu0.m_axi_d'): SoftwareMap =>
  ({
    blocks: [...cells].flatMap((cell, at) =>
      cell in TYPES
        ? [
            {
              attributes: { type: TYPES[cell as keyof typeof TYPES] },
              places: [{ base: BigInt(at * KIB), size: BigInt(KIB), offset: 0n, managers: [manager] }],
            } as unknown as SoftwareBlock,
          ]
        : [],
    ),
  }) as unknown as SoftwareMap;

const found = (cells: string) => cacheableRegions(mapOf(cells), 'cpu0');
const kib = (base: number, size: number): AlignedRegion => ({ base: base * KIB, size: size * KIB });

it('is the memory, and no more than there is', () => {
  expect(found('....mm..')).toEqual({ cached: kib(4, 2), uncached: null });
  expect(found('mmmd')).toEqual({ cached: kib(0, 4), uncached: kib(3, 1) });
  expect(found('dd..')).toBeUndefined();
  expect(found('')).toBeUndefined();
});

it('leaves out devices, and memory that no cache may hold', () => {
  expect(found('mmmm.du.mmmmmmmm')).toEqual({ cached: kib(0, 16), uncached: kib(4, 4) });
  // The exception would take more than the two at the end.
  expect(found('mmmmdmmu........')).toEqual({ cached: kib(0, 4), uncached: null });
});

it('is of what the processor itself sees', () => {
  expect(cacheableRegions(mapOf('mm', 'dma0.m'), 'cpu0')).toBeUndefined();
});

const isIn = (at: number, region: AlignedRegion | null) =>
  region !== null && at * KIB >= region.base && at * KIB < region.base + region.size;
const cellsIn = (cells: string, { cached, uncached }: CacheableRegions) =>
  [...cells].filter((_, at) => isIn(at, cached) && !isIn(at, uncached)).join('');
const held = (cells: string, regions: CacheableRegions) =>
  cellsIn(cells, regions).replace(/[^m]/g, '').length;

/** Every aligned region of so many cells. */
const all = (count: number): AlignedRegion[] =>
  Array.from({ length: Math.log2(count) + 1 }, (_, power) => 2 ** power).flatMap((size) =>
    Array.from({ length: count / size }, (_, at) => kib(at * size, size)),
  );

describe('beside a search through every pair of regions', () => {
  const COUNT = 16;
  const random = (seed: number) => {
    let state = seed * 2654435761;
    return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  };
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('holds as much, seed %i', (seed) => {
    const next = random(seed);
    const cells = Array.from({ length: COUNT }, () => 'mmm.du.m'[Math.floor(next() * 8)]).join('');
    const sound = all(COUNT)
      .flatMap((cached) => [null, ...all(COUNT)].map((uncached) => ({ cached, uncached })))
      .filter((each) => !/[du]/.test(cellsIn(cells, each)));
    const most = Math.max(0, ...sound.map((each) => held(cells, each)));
    const own = found(cells);
    if (own === undefined) return expect(most).toBe(0);
    expect(cellsIn(cells, own)).not.toMatch(/[du]/);
    expect(held(cells, own)).toBe(most);
  });
});
