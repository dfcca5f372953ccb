import { expect, it } from 'vitest';
import type { CoreOptions } from '../../../src/index.ts';
import { withCaches } from '../shapes.ts';
import { INSTRUCTION_MUTANTS } from './instructionMutants.ts';
import {
  NEXT_LINE_ECC_MUTANTS,
  NEXT_LINE_LOCK_MUTANTS,
  NEXT_LINE_MUTANTS,
  NEXT_LINE_PARITY_MUTANTS,
} from './nextLineMutants.ts';
import { ofCache, withMutant } from './mutant.ts';

const [OPERATIONS, MORE] = [6_000, 100_000];
const instructionCache = { size: 512, ways: 2, line: 16 } as const;
const of = ofCache('icache', withCaches({ instructionCache, nextLinePrefetch: true }));

const beside = (more: Partial<CoreOptions['memory']>) =>
  ofCache('icache', withCaches({ instructionCache, nextLinePrefetch: true, ...more }));

it.each([
  { name: 'alone', of, mutants: NEXT_LINE_MUTANTS },
  { name: 'with locked ways', of: beside({ cacheLock: true }), mutants: NEXT_LINE_LOCK_MUTANTS },
  { name: 'with parity', of: beside({ cacheParity: true }), mutants: NEXT_LINE_PARITY_MUTANTS },
  { name: 'with error correction', of: beside({ cacheEcc: true }), mutants: NEXT_LINE_ECC_MUTANTS },
])(
  'every bug of the next line is seen: $name',
  async ({ of: cache, mutants }) => {
    const survivors: string[] = [];
    for (const mutant of mutants) {
      const said = await withMutant(cache, mutant, MORE);
      if (said === undefined || said === 'PASS') survivors.push(`${mutant[0]}: ${said}`);
    }
    expect(survivors).toEqual([]);
  },
  3_600_000,
);

it('bugs of the cache are seen beside it', async () => {
  const survivors: string[] = [];
  let asked = 0;
  for (const mutant of INSTRUCTION_MUTANTS) {
    const said = await withMutant(of, mutant, OPERATIONS);
    if (said === undefined) continue;
    asked++;
    if (said === 'PASS') survivors.push(mutant[0]);
  }
  expect(survivors).toEqual([]);
  expect(asked).toBeGreaterThan(20);
}, 3_600_000);
