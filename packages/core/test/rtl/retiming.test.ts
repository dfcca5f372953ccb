import { expect, test } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { boothProduct } from '../../src/rtl/multiplier/boothProduct.ts';
import { multiplier } from '../../src/rtl/multiplier/multiplier.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { unitOf, verdictOf } from './besideProduct.ts';

const { standard } = PRESETS;

/** Flip-flops without an enable, which ABC takes with the logic around them. */
const GATES = ['synth -flatten -noabc', 'dfflegalize -cell $_DFF_P_ 01', 'opt_clean'];
/** ABC moves registers for the least number of gates between two of them. */
const RETIME = 'strash;ifraig;scorr;dch,-f;map;strash;retime,-M,4;strash';

const withRetiming = (retiming: boolean): CoreOptions => ({
  ...standard,
  implementation: { ...standard.implementation, retiming },
});

/** Most gates of two inputs between registers or ports of the preset's multiplier, after a script of ABC. */
async function levelsOf(options: CoreOptions, script: string): Promise<number> {
  const text = moduleText(options, multiplier);
  const top = /^module (\w+)/m.exec(text)![1]!;
  const abc = `abc -dff -script +${script};print_stats`;
  const { steps } = await prove({
    files: { 'unit.sv': text },
    steps: [['yosys', '-p', ['read_verilog -sv unit.sv', `hierarchy -top ${top}`, ...GATES, abc].join('; ')]],
  });
  return Number([...steps[0]!.stdout.matchAll(/lev = *(\d+)/g)].at(-1)![1]);
}

test('a tool that retimes finds as short a path as that of the register inside', async () => {
  const inside = await levelsOf(withRetiming(false), 'strash;ifraig;scorr;dch,-f;map;strash');
  const behind = await levelsOf(withRetiming(true), 'strash;ifraig;scorr;dch,-f;map;strash');
  const moved = await levelsOf(withRetiming(true), RETIME);
  expect(behind).toBeGreaterThan(1.3 * inside);
  expect(moved).toBeLessThanOrEqual(1.05 * inside);
});

const UNIT = unitOf((advancing) => boothProduct(6, 'behind', advancing));

test.each([
  ['inside', unitOf((advancing) => boothProduct(6, 'inside', advancing))],
  ['behind', UNIT],
])('the unit multiplies, for all operands of 6 bits, its register %s', async (_, unit) => {
  expect(await verdictOf(unit)).toBe('proved');
});

/** The unit as ABC leaves it. */
const MOVED = [
  'hierarchy -top beside',
  'proc',
  'select dut',
  'techmap',
  'dfflegalize -cell $_DFF_P_ 01',
  `abc -dff -script +${RETIME}`,
  'select -clear',
  // It has moved: there were 6 behind the product.
  'select -assert-min 7 dut/t:$_DFF_P_',
];

test('so does what has been retimed', async () => {
  expect(await verdictOf(UNIT, MOVED)).toBe('proved');
});

test.each([
  ['MULHSU takes its second operand as signed', '!funct3[1]', "funct3 != 2'b11"],
  ['the product has no carries', 'csa_word[9]', "6'd0"],
  ['the low word is that of MULH', "funct3 != 2'b00", "1'b1"],
])('%s: refuted', async (_, sound, wrong) => {
  expect(UNIT).toContain(sound);
  expect(await verdictOf(UNIT.replace(sound, wrong))).toBe('refuted');
});
