import { expect, test } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { muldiv } from '../../src/rtl/muldiv/muldiv.ts';
import { dspProduct } from '../../src/rtl/multiplier/dspProduct.ts';
import { multiplier } from '../../src/rtl/multiplier/multiplier.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';

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

/** The unit for operands of 6 bits beside a product of the language, of the operands a clock before. */
const BESIDE = sv`
  module dut (input clk, input advance, input [1:0] funct3, input [5:0] a, input [5:0] b, output [5:0] result);
    ${dspProduct(6, (statements) => `always_ff @(posedge clk) if (advance) begin ${statements} end`)}
  endmodule
  module beside (input clk, input [1:0] funct3, input [5:0] a, input [5:0] b, output wrong);
    wire [5:0] result;
    reg [1:0] kind;
    reg signed [6:0] one, other;
    wire signed [13:0] product = one * other;
    dut unit (.clk(clk), .advance(1'b1), .funct3(funct3), .a(a), .b(b), .result(result));
    always @(posedge clk) begin
      kind <= funct3;
      one <= {funct3 != 2'b11 && a[5], a};
      other <= {(funct3 == 2'b00 || funct3 == 2'b01) && b[5], b};
    end
    assign wrong = result != (kind == 2'b00 ? product[5:0] : product[11:6]);
  endmodule
`;

async function verdict(text: string): Promise<string> {
  const script = 'prep -flatten -top beside; sat -seq 2 -prove-skip 1 -prove wrong 0 -verify';
  const { steps } = await prove({
    files: { 'beside.sv': text },
    steps: [['yosys', '-q', '-p', `read_verilog -sv beside.sv; ${script}`]],
    mayFail: true,
  });
  const [{ code, stdout, stderr }] = steps as [(typeof steps)[0]];
  if (code === 0) return 'proved';
  return `${stdout}${stderr}`.includes('proof did fail') ? 'refuted' : stderr;
}

test('the unit multiplies, for all operands of 6 bits', async () => {
  expect(await verdict(BESIDE)).toBe('proved');
});

test.each([
  ['a negative operand counts as its bits say', ' - excess', ''],
  ['MULHSU takes its second operand as signed', '!funct3[1]', "funct3 != 2'b11"],
  ['the sum of the middle products loses its carry', "(12'(middle) << 3)", "(12'(middle[5:0]) << 3)"],
])('%s: refuted', async (_, sound, wrong) => {
  expect(BESIDE).toContain(sound);
  expect(await verdict(BESIDE.replace(sound, wrong))).toBe('refuted');
});
