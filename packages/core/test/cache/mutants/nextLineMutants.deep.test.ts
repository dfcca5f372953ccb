import { expect, it } from 'vitest';
import { withCaches } from '../shapes.ts';
import { INSTRUCTION_MUTANTS } from './instructionMutants.ts';
import { NEXT_LINE_MUTANTS } from './nextLineMutants.ts';
import { ofCache, withMutant } from './mutant.ts';

const OPERATIONS = 6_000;
const instructionCache = { size: 512, ways: 2, line: 16 } as const;
const of = ofCache('icache', withCaches({ instructionCache, nextLinePrefetch: true }));

it('every bug of the next line is seen', async () => {
  const survivors: string[] = [];
  for (const mutant of NEXT_LINE_MUTANTS) {
    const said = await withMutant(of, mutant, OPERATIONS);
    if (said === undefined || said === 'PASS') survivors.push(`${mutant[0]}: ${said}`);
  }
  expect(survivors).toEqual([]);
}, 3_600_000);

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
