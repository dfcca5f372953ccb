import { expect, test } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { muldiv } from '../../src/rtl/muldiv/muldiv.ts';
import { dspProduct } from '../../src/rtl/multiplier/dspProduct.ts';
import { multiplier } from '../../src/rtl/multiplier/multiplier.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { unitOf, verdictOf } from './besideProduct.ts';

const { micro } = PRESETS;

function withBlocks(
  multiply: CoreOptions['base']['multiply'],
  stages: 2 | 5,
  kind: 'logic' | 'dsp' = 'dsp',
): CoreOptions {
  const implementation = { ...micro.implementation, multiplier: kind };
  return { ...micro, name: 'c', base: { ...micro.base, multiply, stages }, implementation };
}

/** Numbers of some cells that a synthesis of one module for a device leaves. */
async function cellsOf(text: string, synthesis: string, kinds: RegExp): Promise<Record<string, number>> {
  const top = /^module (\w+)/m.exec(text)![1]!;
  const { steps } = await prove({
    files: { 'unit.sv': text },
    steps: [['yosys', '-p', `read_verilog -sv unit.sv; ${synthesis} -top ${top}; stat`]],
  });
  const statistics = steps[0]!.stdout.split('Number of cells:').at(-1)!;
  const counts = [...statistics.matchAll(/^ +(\w+) +(\d+)$/gm)];
  return Object.fromEntries(
    counts.flatMap(([, cell = '', count]) => (kinds.test(cell) ? [[cell, Number(count)]] : [])),
  );
}

const ICE40 = 'synth_ice40 -dsp -device u';
const ECP5 = 'synth_ecp5';

test.each([
  ['five stages, single-cycle', moduleText(withBlocks('single-cycle', 5), multiplier), 4],
  ['two stages, single-cycle', moduleText(withBlocks('single-cycle', 2), muldiv), 4],
  ['fast', moduleText(withBlocks('fast', 2), muldiv), 1],
])('%s: Yosys finds DSP blocks of two families', async (_, text, count) => {
  expect(await cellsOf(text, ICE40, /MAC16/)).toEqual({ SB_MAC16: count });
  expect(await cellsOf(text, ECP5, /MULT/)).toEqual({ MULT18X18D: count });
});

test.each([
  ['five stages, single-cycle', moduleText(withBlocks('single-cycle', 5, 'logic'), multiplier)],
  ['fast', moduleText(withBlocks('fast', 2, 'logic'), muldiv)],
])('%s: none in logic', async (_, text) => {
  expect(await cellsOf(text, ECP5, /MULT/)).toEqual({});
});

test('products are registered in the blocks: what is left are the excess and the choice of the word', async () => {
  const cells = await cellsOf(moduleText(withBlocks('single-cycle', 5), multiplier), ICE40, /DFF/);
  expect(cells).toEqual({ SB_DFFE: 32 + 1 });
});

const UNIT = unitOf((advancing) => dspProduct(6, advancing));

test('the unit multiplies, for all operands of 6 bits', async () => {
  expect(await verdictOf(UNIT)).toBe('proved');
});

test.each([
  ['a negative operand counts as its bits say', ' - excess', ''],
  ['MULHSU takes its second operand as signed', '!funct3[1]', "funct3 != 2'b11"],
  ['the sum of the middle products loses its carry', "(12'(middle) << 3)", "(12'(middle[5:0]) << 3)"],
])('%s: refuted', async (_, sound, wrong) => {
  expect(UNIT).toContain(sound);
  expect(await verdictOf(UNIT.replace(sound, wrong))).toBe('refuted');
});
