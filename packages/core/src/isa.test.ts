import { expect, it } from 'vitest';
import { isaStringOf, marchOf } from './isa.ts';
import { PRESETS } from './options/presets.ts';

const { micro } = PRESETS;

it('a core tells all its extensions, of machine mode too, and GCC those that it knows', () => {
  const core = {
    ...micro,
    auxiliary: { ...micro.auxiliary, pmpEntries: 4, smepmp: true, nmi: { base: '0x100' } },
    safety: { ...micro.safety, doubleTrap: true },
  };
  const own = isaStringOf(micro);
  expect(own).toMatch(/^rv32imc_/);
  expect(isaStringOf(core)).toBe(`${own}_smdbltrp_smepmp_smrnmi`);
  expect(marchOf(core)).toBe(marchOf(micro));
});
