import { expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import { faultyRtl, soundRtl } from './inject.ts';
import { SEEDED_FAULTS } from './seededFaults.ts';
import { shows } from './shows.ts';

/** Some that show themselves soon. */
const QUICK = [
  'the timer interrupt is a pulse',
  'instret counts cycles',
  'a step that ends before an ebreak counts as the ebreak',
  'without M, its opcodes pass as other operations',
  'where a return leads is taken for its link',
];

const groups = ['base', 'memory', 'auxiliary', 'advanced', 'implementation', 'debug', 'safety'] as const;

it('every option has a seeded fault', () => {
  const options = groups.flatMap((group) =>
    Object.keys(PRESETS.nano[group]).map((option) => `${group}.${option}`),
  );
  expect([...new Set(SEEDED_FAULTS.map(({ option }) => option))].sort()).toEqual(options.sort());
});

it('every fault changes a legal core', () => {
  for (const fault of SEEDED_FAULTS) {
    expect(checkCore(fault.core), fault.wrong).toEqual([]);
    expect(faultyRtl(fault), fault.wrong).not.toEqual(soundRtl(fault));
  }
});

it.each(SEEDED_FAULTS.filter(({ wrong }) => QUICK.includes(wrong)))('$option: $wrong', async (fault) => {
  expect(await shows(fault, soundRtl(fault), 'icarus')).toBeUndefined();
  expect(await shows(fault, faultyRtl(fault), 'icarus')).toBeDefined();
});
