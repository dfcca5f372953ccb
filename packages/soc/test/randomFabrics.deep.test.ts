import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './axi4/designs.ts';
import { randomFabric } from './axi4/randomFabric.ts';
import { runFabric } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());

/** Together more than 10⁶ transactions. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const EACH = 126_000;
const LONGEST = 3_600_000;

async function resultOf(seed: number, whole: number, simulator: 'verilator' | 'icarus') {
  const { managers } = randomFabric(seed, 0);
  const config = randomFabric(seed, Math.ceil(whole / managers));
  const bench = { label: config.name, module: config.name, config };
  const results = await runFabric(sourcesOf([config], library), [bench], 100 * whole, simulator);
  return results.get(config.name)!;
}

describe('random topologies with random traffic', () => {
  it.each(SEEDS)(
    'carry each byte and each answer, of seed %d',
    async (seed) => {
      const { errors, done } = await resultOf(seed, EACH, 'verilator');
      expect({ errors, done }).toEqual({ errors: 0, done: 1 });
    },
    LONGEST,
  );

  it.each([10, 6])(
    'do so in Verilator and in Icarus alike, of seed %d',
    async (seed) => {
      for (const simulator of ['verilator', 'icarus'] as const) {
        const { errors, done } = await resultOf(seed, 600, simulator);
        expect({ simulator, errors, done }).toEqual({ simulator, errors: 0, done: 1 });
      }
    },
    LONGEST,
  );
});
