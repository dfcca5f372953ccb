import { expect, it } from 'vitest';
import { lostData } from '../lostData.ts';
import { cacheModules, managing, withCaches } from '../shapes.ts';
import { ECC_BACK_MUTANTS, ECC_CLEAN_MUTANTS, ECC_LOST_MUTANTS, ECC_MUTANTS } from './eccMutants.ts';
import { ofCache, withMutant } from './mutant.ts';

const OPERATIONS = 8_000;
const SHAPE = { size: 512, ways: 2, line: 16 } as const;
const back = (ways: 1 | 2) =>
  managing({ dataCache: { ...SHAPE, ways, policy: 'write-back' }, cacheEcc: true });

const CACHES = [
  {
    name: 'write-back',
    of: ofCache('dcache', back(2)),
    mutants: [...ECC_MUTANTS, ...ECC_BACK_MUTANTS],
  },
  {
    name: 'write-through',
    of: ofCache('dcache', withCaches({ dataCache: { ...SHAPE, policy: 'write-through' }, cacheEcc: true })),
    mutants: [...ECC_MUTANTS, ...ECC_CLEAN_MUTANTS],
  },
  {
    name: 'instructions',
    of: ofCache('icache', withCaches({ instructionCache: SHAPE, cacheEcc: true })),
    mutants: [...ECC_MUTANTS, ...ECC_CLEAN_MUTANTS],
  },
  {
    name: 'lost data',
    of: { modules: cacheModules(back(1), 'dcache'), bench: () => lostData(back(1)) },
    mutants: ECC_LOST_MUTANTS,
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
