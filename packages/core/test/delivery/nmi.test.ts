import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { deliveryOf } from '../../src/delivery/index.ts';

it('tests of a core with a non-maskable interrupt end on the model, wherever it goes', () => {
  for (const base of ['0x80000040', '0x00000040']) {
    const options = { ...PRESETS.micro, auxiliary: { ...PRESETS.micro.auxiliary, nmi: { base } } };
    const { tests } = deliveryOf(options, { suites: ['csr', 'exceptions', 'random'], programs: 1 });
    expect(tests.map(({ name }) => name)).toContain('csr-744');
  }
});
