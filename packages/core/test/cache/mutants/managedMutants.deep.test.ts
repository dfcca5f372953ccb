import { expect, it } from 'vitest';
import { BLOCK_MUTANTS, BLOCK_THROUGH_MUTANTS } from './blockMutants.ts';
import { ofCache, withMutant } from './mutant.ts';
import { PARITY_DATA_MUTANTS, PARITY_INSTRUCTION_MUTANTS, PARITY_MUTANTS } from './parityMutants.ts';
import { managing, withCaches } from '../shapes.ts';

const OPERATIONS = 25_000;
const SHAPE = { size: 512, ways: 2, line: 16 } as const;
const through = { ...SHAPE, policy: 'write-through' } as const;
const back = { ...SHAPE, policy: 'write-back' } as const;

const CACHES = [
  {
    name: 'managed, write-back',
    of: ofCache('dcache', managing({ dataCache: back })),
    mutants: BLOCK_MUTANTS,
  },
  {
    name: 'managed, write-through',
    of: ofCache('dcache', managing({ dataCache: through })),
    mutants: BLOCK_THROUGH_MUTANTS,
  },
  {
    name: 'parity of data',
    of: ofCache('dcache', withCaches({ dataCache: through, cacheParity: true })),
    mutants: [...PARITY_MUTANTS, ...PARITY_DATA_MUTANTS],
  },
  {
    name: 'parity of instructions',
    of: ofCache('icache', withCaches({ instructionCache: SHAPE, cacheParity: true })),
    mutants: [...PARITY_MUTANTS, ...PARITY_INSTRUCTION_MUTANTS],
  },
];

it.each(CACHES)(
  'every bug is seen: $name',
  async ({ of, mutants }) => {
    const survivors: string[] = [];
    for (const mutant of mutants) {
      const said = await withMutant(of, mutant, OPERATIONS);
      if (said === undefined || said === 'PASS') survivors.push(`${mutant[0]}: ${said}`);
    }
    expect(survivors).toEqual([]);
  },
  3_600_000,
);
