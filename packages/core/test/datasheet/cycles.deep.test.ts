import { expect, it } from 'vitest';
import { TIMED_CORES } from './cores.ts';
import { measuredCycles, toldCycles } from './measuredCycles.ts';

/** The others of `cycles.test.ts`. */
const FIRST = 4;

it.each(TIMED_CORES.slice(FIRST))('instructions take what the datasheet says: %s', async (_, options) => {
  const measured = await measuredCycles(options);
  for (const { kind, cycles } of toldCycles(options)) expect([kind, measured[kind]]).toEqual([kind, cycles]);
});
