import { generate } from '@netloom/soc';
import { expect, it } from 'vitest';
import { enforcedDesign } from './enforcement/design.ts';
import { play } from './enforcement/play.ts';
import type { Fault } from './enforcement/play.ts';
import { testLibrary } from './fixtures.ts';

const rtl = generate(enforcedDesign(), testLibrary()).files.filter(({ path }) => path.includes('/rtl/'));

const FAULTS: Record<string, Fault> = {
  'writes pass a read-only region': ['top_xbar0.sv', /(RAM1_BASE) && !write/, '$1'],
  'the bridge lets writes pass': ['top_bridge1.sv', /(BANK3_BASE) && !write/, '$1'],
  'non-secure transfers pass': ['top_xbar0.sv', /(BANK0_BASE) && !nonsecure/, '$1'],
  'unprivileged transfers pass': ['top_xbar0.sv', /(BANK1_BASE) && privileged/, '$1'],
  'a hidden subordinate is seen': ['top_xbar0.sv', /(BANK2_BASE) && manager == 0/, '$1'],
  'an alias is seen by others': ['top_xbar0.sv', /(RAM0_ALIAS1_BASE) && manager == 1/, '$1'],
  'a window shows other bytes': ['top_xbar0.sv', /(RAM0_ALIAS1_TO += 32'h2000_)0800/, '$10000'],
  'an alias is not translated': ['top_xbar0.sv', /translate = \(address & ~BANK1_ALIAS0_MASK\).*;/, ';'],
  'protection bits of managers are swapped': [
    'top_xbar0.sv',
    /s_awprot\[i\*3 \+ 1\]|s_awprot\[i\*3\+1\]/,
    's_awprot[i*3]',
  ],
  'the bridge takes the wrong protection bit': ['top_bridge1.sv', /s_axil_arprot\[1\]/, 's_axil_arprot[2]'],
};

it('answers 6000 random transfers as the document says', () => {
  expect(play(rtl, 6000)).toBe('RESULT errors=0\n');
});

it.each(Object.keys(FAULTS))('notices that %s', (name) => {
  expect(play(rtl, 3000, FAULTS[name])).toMatch(/RESULT (?:errors=[1-9]|hangs)/);
});
