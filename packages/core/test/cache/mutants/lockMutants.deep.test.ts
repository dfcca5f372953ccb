import { expect, it } from 'vitest';
import { managing, withCaches } from '../shapes.ts';
import { LOCK_MUTANTS } from './lockMutants.ts';
import { ofCache, withMutant } from './mutant.ts';

const OPERATIONS = 6_000;
const SHAPE = { size: 512, ways: 4, line: 16 } as const;
const data = (policy: 'write-back' | 'write-through', cacheEcc: boolean) =>
  ofCache('dcache', managing({ dataCache: { ...SHAPE, policy }, cacheLock: true, cacheEcc }));

const CACHES = [
  { name: 'write-back', of: data('write-back', false) },
  { name: 'write-back with correction', of: data('write-back', true) },
  { name: 'write-through', of: data('write-through', false) },
  {
    name: 'instructions',
    of: ofCache('icache', withCaches({ instructionCache: SHAPE, cacheLock: true })),
  },
];

it.each(CACHES)(
  'every bug of the lock is seen: $name',
  async ({ of }) => {
    const survivors: string[] = [];
    for (const mutant of LOCK_MUTANTS) {
      const said = await withMutant(of, mutant, OPERATIONS);
      if (said === undefined || said === 'PASS') survivors.push(`${mutant[0]}: ${said}`);
    }
    expect(survivors).toEqual([]);
  },
  3_600_000,
);
