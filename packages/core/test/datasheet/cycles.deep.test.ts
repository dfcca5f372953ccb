import { expect, it } from 'vitest';
import { cyclesOf } from '../../src/datasheet/cycles.ts';
import { TIMED_CORES } from './cores.ts';
import { measuredCycles } from './measuredCycles.ts';

/** The others of `cycles.test.ts`. */
const FIRST = 2;

it.each(TIMED_CORES.slice(FIRST))('instructions take what the datasheet says: %s', async (_, options) => {
  const measured = await measuredCycles(options);
  for (const { kind, cycles } of cyclesOf(options)) expect([kind, measured[kind]]).toEqual([kind, cycles]);
});
