import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './axi4/designs.ts';
import { oddFabric } from './axi4/oddFabric.ts';
import { runFabric } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);
const LONGEST = 3_600_000;

async function resultOf(seed: number, transactions: number, simulator: 'verilator' | 'icarus') {
  const config = oddFabric(seed, transactions);
  const bench = { label: config.name, module: config.name, config };
  const clocks = 20_000 + 1500 * transactions;
  const { errors, done } = (await runFabric(sourcesOf([config], library), [bench], clocks, simulator)).get(
    config.name,
  )!;
  return { errors, done };
}

describe('rows of converters through any widths, under any options', () => {
  it.each(SEEDS)(
    'carry each byte and each answer in Icarus, of seed %d',
    async (seed) => {
      expect(await resultOf(seed, 80, 'icarus')).toEqual({ errors: 0, done: 1 });
    },
    LONGEST,
  );

  it.each([10])(
    'do so for longer in Verilator, of seed %d',
    async (seed) => {
      expect(await resultOf(seed, 5000, 'verilator')).toEqual({ errors: 0, done: 1 });
    },
    LONGEST,
  );
});
