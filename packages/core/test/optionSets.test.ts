import { expect, test } from 'vitest';
import { checkCore } from '../src/index.ts';
import type { CoreOptions } from '../src/index.ts';
import { optionSets } from './optionSets.ts';

const sets = optionSets(1);
const valuesOf = (read: (set: CoreOptions) => unknown) => new Set(sets.map(read));

test('sets are legal and the same for the same seed', () => {
  expect(sets.flatMap(checkCore)).toEqual([]);
  const longer = optionSets(1, sets.length + 2);
  expect(longer).toHaveLength(sets.length + 2);
  expect(longer.slice(0, sets.length)).toEqual(sets);
});

test('pairs of values of any two options are there', () => {
  const pairs = valuesOf(({ base, implementation }) => `${base.multiply} ${implementation.registerFile}`);
  expect(pairs.size).toBe(4 * 3);
  expect(valuesOf(({ memory }) => `${memory.prefetchDepth} ${memory.dataMemory?.size}`).size).toBe(5 * 3);
  // Forwarding needs five stages: three of four.
  expect(valuesOf(({ base, advanced }) => `${base.stages} ${advanced.forwarding}`).size).toBe(3);
});
