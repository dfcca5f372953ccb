import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { smallestCover } from '../../src/coverage/index.ts';

/** Numbers below 2^31 that follow from the first (Park and Miller). */
function dice(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Simulations that each hit a point with a chance of its own, so that some points are rare. */
function drawn(seed: number, sets: number, points: number): Uint8Array[] {
  const next = dice(seed);
  const chances = Array.from({ length: points }, () => next() ** 3 * 0.6 + 1 / sets);
  return Array.from({ length: sets }, () => {
    const bits = new Uint8Array((points + 7) >> 3);
    for (const [point, chance] of chances.entries())
      if (next() < chance) bits[point >> 3] = bits[point >> 3]! | (1 << (point & 7));
    return bits;
  });
}

/** Points that three simulations each hit: none is needed by itself, and a greedy choice is often too large. */
function cramped(seed: number, sets: number, points: number): Uint8Array[] {
  const next = dice(seed);
  const all = Array.from({ length: sets }, () => new Uint8Array((points + 7) >> 3));
  for (let point = 0; point < points; point++)
    for (let time = 0; time < 3; time++) {
      const bits = all[Math.floor(next() * sets)]!;
      bits[point >> 3] = bits[point >> 3]! | (1 << (point & 7));
    }
  return all;
}

const union = (sets: readonly Uint8Array[], points: number) =>
  Array.from({ length: points }, (_, at) => sets.some((bits) => (bits[at >> 3]! >> (at & 7)) & 1));

/** Every choice is tried. */
function bruteForce(sets: readonly Uint8Array[], points: number): number {
  const all = union(sets, points).join();
  let fewest = sets.length;
  for (let choice = 0; choice < 1 << sets.length; choice++) {
    const chosen = sets.filter((_, at) => (choice >> at) & 1);
    if (chosen.length < fewest && union(chosen, points).join() === all) fewest = chosen.length;
  }
  return fewest;
}

const sizes = (sets: readonly Uint8Array[], points: number) => {
  const { chosen, bound } = smallestCover(sets);
  const kept = chosen.map(({ at }) => sets[at]!);
  expect(union(kept, points)).toEqual(union(sets, points));
  return { size: chosen.length, bound };
};

describe('the smallest set of simulations that keeps all coverage', () => {
  it('is as small as trying every choice finds it', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const sets = drawn(seed, 3 + (seed % 8), 40);
      expect({ seed, ...sizes(sets, 40) }).toMatchObject({ seed, size: bruteForce(sets, 40) });
      const hard = cramped(seed, 7 + (seed % 4), 18);
      expect({ seed, ...sizes(hard, 18) }).toMatchObject({ seed, size: bruteForce(hard, 18) });
    }
  });

  it('is as small as z3 finds it for twenty', async () => {
    for (const seed of [1, 2, 3]) {
      const sets = drawn(seed, 20, 120);
      const names = sets.map((_, at) => `s${at}`);
      const rows = Array.from({ length: 120 }, (_, at) =>
        names.filter((_name, set) => (sets[set]![at >> 3]! >> (at & 7)) & 1),
      ).filter((row) => row.length > 0);
      const model = [
        ...names.map((name) => `(declare-const ${name} Bool)`),
        ...rows.map((row) => `(assert (or ${row.join(' ')}))`),
        `(declare-const n Int)(assert (= n (+ ${names.map((name) => `(ite ${name} 1 0)`).join(' ')})))`,
        '(minimize n)(check-sat)(get-value (n))',
      ];
      const { steps } = await prove({ files: { 'm.smt2': model.join('\n') }, steps: [['z3', 'm.smt2']] });
      expect(steps[0]!.stdout).toContain(`(n ${sizes(sets, 120).size})`);
    }
  });

  it('is at most a tenth above what none can go below, for a thousand', () => {
    const sets = drawn(7, 1000, 2000);
    const { size, bound } = sizes(sets, 2000);
    expect(size).toBeGreaterThanOrEqual(bound);
    expect(size).toBeLessThanOrEqual(Math.ceil(1.1 * bound));
  });

  it('is nothing where nothing is hit', () => {
    expect(smallestCover([])).toEqual({ chosen: [], bound: 0, points: 0 });
    expect(smallestCover([new Uint8Array(3)])).toEqual({ chosen: [], bound: 0, points: 0 });
  });
});
