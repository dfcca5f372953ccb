import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import type { FabricConfig } from './axi4/config.ts';
import { CROSSBAR_MUTANTS } from './axi4/crossbarMutants.ts';
import { DUEL, mutated, sourcesOf } from './axi4/designs.ts';
import { runFabric } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());

/** Together 10⁶ transactions: widths, arbitration, and as many threads as there may be. */
const LONG: FabricConfig[] = [
  { name: 'long3x3', managers: 3, memories: 3, transactions: 80_000 },
  {
    ...{ name: 'long4x8', managers: 4, memories: 8, transactions: 80_000, dataWidth: 64, idWidth: 4 },
    options: { ARBITRATION: '"weighted"', WEIGHTS: "16'h1234", QOS: '1' },
  },
  {
    ...{ name: 'long8x12', managers: 8, memories: 12, transactions: 57_000, idWidth: 2 },
    options: { ARBITRATION: '"fixed"', THREADS: '2', OUTSTANDING: '2' },
  },
];

describe('generated AXI4 crossbars', () => {
  it.each(LONG)(
    'carry random bursts without end: $name',
    async (config) => {
      const bench = { label: config.name, module: config.name, config };
      const results = await runFabric(sourcesOf([config], library), [bench], 20_000_000);
      expect(results.get(config.name)).toMatchObject({ errors: 0, done: 1 });
    },
    3_600_000,
  );

  it.each(Object.keys(CROSSBAR_MUTANTS))('notice the fault %s', async (name) => {
    const sources = mutated(sourcesOf([DUEL], library), CROSSBAR_MUTANTS[name]!);
    const bench = { label: 'duel', module: 'duel', config: DUEL };
    const { errors, done } = (await runFabric(sources, [bench], 20_000, 'icarus')).get('duel')!;
    expect(errors > 0 || done === 0).toBe(true);
  });
});
