import { describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import { everyCase, everyHartCase } from './everyCase.ts';
import type { CaseSet } from './everyCase.ts';
import { wrong } from './shows.ts';

const SEEDS = [1, 2];

/** The fetch unit asks for the next line, and operands may come in MEM. */
const late = ({ memory, advanced, ...core }: CoreOptions): CoreOptions => ({
  ...core,
  memory: { ...memory, nextLinePrefetch: true },
  advanced: { ...advanced, lateAlu: true },
});

const sets: [string, CaseSet[]][] = [
  ['the micro core', everyCase('micro')],
  ['the standard core', everyCase('standard')],
  ['the fast core', everyCase('fast')],
  ['the fast core with late operands', everyCase('fast').map((set) => ({ ...set, core: late(set.core) }))],
  ['two harts at one module', everyHartCase()],
];

/** Cases that are wrong with some seed, and how. */
async function wrongOnes({ core, cases, rtl }: CaseSet): Promise<string[]> {
  const simulator = await buildSimulator(core, { simulator: 'icarus', ...(rtl && { rtl }) });
  const found: string[] = [];
  for (const each of cases)
    for (const seed of SEEDS) {
      const how = await wrong(core, simulator, each, seed);
      if (how !== undefined) found.push(`${each.name}, seed ${seed}: ${how}`);
    }
  return found;
}

describe.each(sets)('on a bus that waits at random, a debugger of %s', (_, own) => {
  it.each(own)(
    'sees what the specification says, case $cases.0.name and those beside it',
    async (set) => {
      expect(checkCore(set.core)).toEqual([]);
      expect(await wrongOnes(set)).toEqual([]);
    },
    600_000,
  );
});
