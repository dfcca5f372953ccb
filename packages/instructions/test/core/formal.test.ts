import { PRESETS } from '@netloom/core';
import { planFormal } from '@netloom/core/formal';
import { proveCore } from '@netloom/core/node';
import { expect, it } from 'vitest';
import { LIBRARY, withInstructions } from '../../src/index.ts';

const insns = LIBRARY.filter(({ name }) => ['bits', 'tally'].includes(name));
const options = withInstructions(PRESETS.nano, insns);

it('a core with instructions of its own is asked all that it is without, and whether these are no more than they say', () => {
  const without = planFormal(PRESETS.nano, 1).checks;
  expect(planFormal(options, 1).checks.toSorted()).toEqual([...without, 'own'].toSorted());
});

it('place and registers of what retires hold with an extension', async () => {
  const only = ['own', 'pc'];
  const verdicts = await proveCore(options, { secondsEach: 30, only });
  expect(verdicts.map(({ check }) => check).toSorted()).toEqual(only);
  for (const { verdict } of verdicts) expect(['holds', 'proved']).toContain(verdict);
});
