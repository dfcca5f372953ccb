import { Memory, planMemory } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../model/test/dice.ts';
import type { Dice } from '../../model/test/dice.ts';

interface Tile {
  words: number;
  bits: number;
  maskBits?: number;
  area: number;
  delay: number;
}

function drawn(dice: Dice) {
  const tiles: Record<string, Tile> = {};
  for (let index = dice.below(2) + 2; index > 0; index--) {
    const chunk = [1, 2, 3, 4][dice.below(4)]!;
    const bits = chunk * (dice.below(3) + 1);
    const masked = dice.below(2) === 1 ? { maskBits: chunk } : {};
    const figures = { area: 2 * bits + dice.below(6), delay: dice.below(5) + 1 };
    tiles[`m${index}`] = { words: [4, 6, 8, 16][dice.below(4)]!, bits, ...masked, ...figures };
  }
  const group = dice.below(5) + 1;
  const width = group * (dice.below(3) + 1);
  const cost = { area: dice.below(3), delay: dice.below(10), count: dice.below(4) };
  return { tiles, group, width, depth: dice.below(30) + 2, cost, masked: dice.below(2) === 1 };
}

type Drawn = ReturnType<typeof drawn>;

/** All ways to lay macros over the word from its lowest bit on; each lays its chunks on one group of the mask each. */
function least({ tiles, group, width, depth, cost, masked }: Drawn): number {
  const span = masked ? group : width;
  const rowsOf = ({ words }: Tile) => Math.ceil(depth / words);
  const slow = (tile: Tile) => tile.delay + 0.1 * Math.ceil(Math.log2(rowsOf(tile)));
  function from(at: number, sum: number, delay: number): number {
    if (at === width) return sum + cost.delay * delay;
    const ways = Object.values(tiles).map((tile) => {
      let next = at;
      const chunk = tile.maskBits ?? tile.bits;
      for (let used = 0; used < tile.bits && next < width; used += chunk)
        next = Math.min(next + chunk, (Math.floor(next / span) + 1) * span);
      const price = rowsOf(tile) * (cost.area * tile.area + cost.count);
      return from(next, sum + price, Math.max(delay, slow(tile)));
    });
    return Math.min(...ways);
  }
  return from(0, 0, 0);
}

function memoryOf({ tiles, group, width, depth, cost, masked }: Drawn): Memory {
  const port = {
    ...{ kind: 'rw', clock: 'clk', address: 'a', dataIn: 'd', dataOut: 'q' },
    ...{ write: { pin: 'we' }, mask: { pin: 'm' } },
  };
  return Memory.parse({
    ...{ netloom: 'memory', version: 1, name: 'ram', depth, width, cost },
    ...(masked && { maskBits: group }),
    macros: Object.fromEntries(
      Object.entries(tiles).map(([name, tile]) => [name, { ...tile, ports: [port] }]),
    ),
  });
}

describe('the planner', () => {
  it('finds a tiling that costs as little as any does', () => {
    const mixed = new Set<string>();
    for (let seed = 1; seed <= 500; seed++) {
      const request = drawn(diceOf(seed));
      const { best, tilings } = planMemory(memoryOf(request));
      expect([seed, best!.cost.toFixed(6)]).toEqual([seed, least(request).toFixed(6)]);
      expect(tilings.map(({ cost }) => cost)).toEqual(tilings.map(({ cost }) => cost).sort((a, b) => a - b));
      if (new Set(best!.columns.map(({ macro }) => macro)).size > 1) mixed.add(String(seed));
    }
    expect(mixed.size).toBeGreaterThan(20);
  });

  it('says of each macro why it is none, and never takes flip-flops instead', () => {
    const single = { kind: 'rw', clock: 'c', address: 'a', dataIn: 'd', dataOut: 'q', write: { pin: 'w' } };
    const reader = { kind: 'r', clock: 'c', address: 'b', dataOut: 'p' };
    const memory = Memory.parse({
      ...{ netloom: 'memory', version: 1, name: 'ram', depth: 64, width: 8, ports: '1rw1r' },
      ...{ readDuringWrite: 'new', maskBits: 4 },
      macros: {
        single: { words: 64, bits: 8, ports: [single], area: 1 },
        unsure: { words: 64, bits: 8, ports: [single, reader], area: 1 },
        unknown: { words: 64, bits: 8, ports: [single, reader], readDuringWrite: 'old' },
      },
    });
    const { best, tilings, refused } = planMemory(memory);
    expect([best, tilings]).toEqual([undefined, []]);
    expect(refused).toEqual([
      { macro: 'single', reason: 'ports' },
      { macro: 'unsure', reason: 'masked-new' },
      { macro: 'unknown', reason: 'no-area' },
    ]);
    expect(planMemory({ ...memory, readDuringWrite: 'old' }).refused[1]).toEqual({
      macro: 'unsure',
      reason: 'old',
    });
  });
});
