import { describe, expect, it } from 'vitest';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import { idempotentRegion } from './idempotentRegion.ts';
import type { AlignedRegion } from './memorySpans.ts';

/** A cell of the maps here, in bytes: the smallest region. */
const CELL = 8192;
const TYPES = { m: 'cacheable', d: 'device', u: 'uncached' } as const;

/** Kinds of memory by the cell from 0 on: memory that is cacheable, a device, memory that is not, nothing. */
const mapOf = (cells: string): SoftwareMap =>
  ({
    blocks: [...cells].flatMap((cell, at) =>
      cell in TYPES
        ? [
            {
              attributes: { type: TYPES[cell as keyof typeof TYPES] },
              places: [
                { base: BigInt(at * CELL), size: BigInt(CELL), offset: 0n, managers: ['cpu0.m_axi_d'] },
              ],
            } as unknown as SoftwareBlock,
          ]
        : [],
    ),
  }) as unknown as SoftwareMap;

const found = (cells: string) => idempotentRegion(mapOf(cells), 'cpu0');
const cells = (base: number, size: number): AlignedRegion => ({ base: base * CELL, size: size * CELL });

it('is memory of any kind, and never a device', () => {
  expect(found('....mu..')).toEqual(cells(4, 2));
  expect(found('mmmd')).toEqual(cells(0, 2));
  expect(found('d.mmm.mm')).toEqual(cells(4, 4));
  expect(found('dd..')).toBeUndefined();
  expect(idempotentRegion(mapOf('mm'), 'dma0')).toBeUndefined();
});

it('leaves out what the core has inside', () => {
  const own = [{ first: CELL, end: CELL + 64 }];
  expect(idempotentRegion(mapOf('m.m.'), 'cpu0', own)).toEqual(cells(0, 1));
});

it('has a memory that ends between', () => {
  const map = mapOf('m');
  const half = { ...map.blocks[0]!, places: [{ base: 0n, size: 100n, offset: 0n, managers: ['cpu0.m'] }] };
  expect(idempotentRegion({ ...map, blocks: [half] } as SoftwareMap, 'cpu0')).toEqual(cells(0, 1));
});

/** Every aligned region of so many cells. */
const all = (count: number): AlignedRegion[] =>
  Array.from({ length: Math.log2(count) + 1 }, (_, power) => 2 ** power).flatMap((size) =>
    Array.from({ length: count / size }, (_, at) => cells(at * size, size)),
  );

describe('beside a search through every region', () => {
  const COUNT = 16;
  const random = (seed: number) => {
    let state = seed * 2654435761;
    return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  };
  const inside = (text: string, { base, size }: AlignedRegion) =>
    text.slice(base / CELL, (base + size) / CELL);
  const held = (text: string, region: AlignedRegion) => inside(text, region).replace(/[^mu]/g, '').length;

  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('holds as much, seed %i', (seed) => {
    const next = random(seed);
    const text = Array.from({ length: COUNT }, () => 'mmm.du.m'[Math.floor(next() * 8)]).join('');
    const sound = all(COUNT).filter((each) => !inside(text, each).includes('d'));
    const most = Math.max(0, ...sound.map((each) => held(text, each)));
    const own = found(text);
    if (own === undefined) return expect(most).toBe(0);
    expect(inside(text, own)).not.toContain('d');
    expect(held(text, own)).toBe(most);
  });
});
