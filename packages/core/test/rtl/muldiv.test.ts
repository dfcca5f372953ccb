import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { muldiv } from '../../src/rtl/muldiv/muldiv.ts';
import { hasMultiplier } from '../../src/rtl/muldiv/multiplies.ts';
import { multiplier } from '../../src/rtl/multiplier/multiplier.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { randomNumbers } from '../optionSets.ts';
import { simulate } from './icarus.ts';
import { hex, operandPairs, signed, unsigned, wordOf } from './words.ts';

/** Quotient and remainder as the Unprivileged ISA 20191213, table 7.1 has them, rounded towards zero. */
const divide = (a: bigint, b: bigint) => (b === 0n ? -1n : a / b);
const remain = (a: bigint, b: bigint) => (b === 0n ? a : a % b);

/** By funct3. */
const RESULTS: ((a: number, b: number) => bigint)[] = [
  (a, b) => signed(a) * signed(b),
  (a, b) => (signed(a) * signed(b)) >> 32n,
  (a, b) => (signed(a) * unsigned(b)) >> 32n,
  (a, b) => (unsigned(a) * unsigned(b)) >> 32n,
  (a, b) => divide(signed(a), signed(b)),
  (a, b) => divide(unsigned(a), unsigned(b)),
  (a, b) => remain(signed(a), signed(b)),
  (a, b) => remain(unsigned(a), unsigned(b)),
];

interface Vector {
  funct3: number;
  a: number;
  b: number;
}

/** Prints the result and the cycles that it took, the last included; with gaps between some operations. */
const bench = (options: CoreOptions, count: number) => sv`
  module bench;
    logic [67:0] vectors [0:${count - 1}];
    logic clk = 0, rst_n = 0, start = 0, kill = 0;
    logic [2:0] funct3;
    logic [31:0] a, b;
    wire done;
    wire [31:0] result;
    always #5 clk = !clk;
    ${options.name}_muldiv dut (
      .clk, .rst_n, .start, .a, .b, .done, .result,
      ${options.base.stages === 5 && '.kill,'}
      .funct3(${hasMultiplier(options) ? 'funct3[1:0]' : 'funct3'})
    );
    integer i, cycles;
    initial begin
      $readmemh("vectors.hex", vectors);
      repeat (2) @(negedge clk);
      rst_n = 1;
      for (i = 0; i < ${count}; i = i + 1) begin
        {funct3, a, b} = vectors[i][66:0];
        // Some are forgotten halfway.
        ${options.base.stages === 5 && 'if (i % 7 == 0) begin start = 1; repeat (i % 5 + 1) @(negedge clk); kill = 1; @(negedge clk); kill = 0; end'}
        start = 1;
        cycles = 1;
        #1;
        while (!done) begin @(negedge clk); #1 cycles = cycles + 1; end
        $display("%h %0d", result, cycles);
        @(negedge clk);
        if (i % 3 == 0) begin
          start = 0;
          #1 if (done) $display("done without a start");
          repeat (i % 4) @(negedge clk);
        end
      end
      $finish;
    end
  endmodule
`;

/** One operation behind the other, some held for a while. */
const pipelinedBench = (options: CoreOptions, count: number) => sv`
  module bench;
    logic [67:0] vectors [0:${count - 1}];
    logic clk = 0, advance = 1;
    logic [1:0] funct3;
    logic [31:0] a, b;
    wire [31:0] result;
    always #5 clk = !clk;
    ${options.name}_multiplier dut (.clk, .advance, .funct3, .a, .b, .result);
    integer i;
    initial begin
      $readmemh("vectors.hex", vectors);
      for (i = 0; i < ${count}; i = i + 1) begin
        {funct3, a, b} = vectors[i][65:0];
        advance = 1;
        @(negedge clk);
        if (i % 5 == 0) begin
          {funct3, a, b} = ~vectors[i][65:0];
          advance = 0;
          repeat (i % 3) @(negedge clk);
        end
        $display("%h 1", result);
      end
      $finish;
    end
  endmodule
`;

async function wrongs(vectors: Vector[], modules: string[], cycles: (vector: Vector) => number) {
  const lines = vectors.map(({ funct3, a, b }) => funct3.toString(16) + hex(a) + hex(b));
  const output = await simulate(modules, { 'vectors.hex': lines.join('\n') });
  const printed = output.split('\n').filter((line) => !line.includes('finish'));
  expect(printed).toHaveLength(vectors.length);
  return printed.flatMap((line, index) => {
    const vector = vectors[index]!;
    const { funct3, a, b } = vector;
    const right = `${hex(wordOf(RESULTS[funct3]!(a, b)))} ${cycles(vector)}`;
    return line === right ? [] : [`funct3 ${funct3} of ${hex(a)} ${hex(b)}: ${line}, not ${right}`];
  });
}

const SHARE = process.env.NETLOOM_DEEP ? 1 : 0.2;
/** Divisors of 0, and the quotient that does not fit (table 7.1). */
const CORNERS: [a: number, b: number][] = [
  ...[0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff].map((a): [number, number] => [a, 0]),
  [0x8000_0000, 0xffff_ffff],
  [0x8000_0000, 1],
];

const vectorsOf = (functions: number[], share = SHARE) => {
  const pairs = [...CORNERS, ...operandPairs(randomNumbers(8), share)];
  return functions.flatMap((funct3) => pairs.map(([a, b]): Vector => ({ funct3, a, b })));
};

const coreWith = (
  multiply: CoreOptions['base']['multiply'],
  stages: 2 | 5,
  kind: 'logic' | 'dsp' = 'logic',
  retiming = false,
): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, multiply, stages },
  implementation: { ...PRESETS.micro.implementation, multiplier: kind, retiming },
});

test.for([
  { multiply: 'iterative', stages: 2, product: [35, 35] },
  { multiply: 'iterative', stages: 5, product: [35, 35] },
  { multiply: 'fast', stages: 2, product: [4, 5] },
  { multiply: 'fast', stages: 5, product: [4, 5] },
  { multiply: 'single-cycle', stages: 2, product: [1, 1] },
  { multiply: 'single-cycle', stages: 5, product: [] },
  { multiply: 'fast', stages: 2, product: [4, 5], kind: 'dsp' },
  { multiply: 'single-cycle', stages: 2, product: [1, 1], kind: 'dsp' },
] as const)(
  '$multiply multiplication and division, $stages stages, $kind',
  async ({ multiply, stages, product, ...made }) => {
    const options = coreWith(multiply, stages, 'kind' in made ? made.kind : 'logic');
    const divisions = vectorsOf([4, 5, 6, 7], SHARE / 2);
    const vectors = product.length > 0 ? [...vectorsOf([0, 1, 2, 3]), ...divisions] : divisions;
    const cycles = ({ funct3 }: Vector) => (funct3 > 3 ? 36 : product[funct3 === 0 ? 0 : 1]!);
    const modules = [moduleText(options, muldiv), bench(options, vectors.length)];
    expect((await wrongs(vectors, modules, cycles)).slice(0, 10)).toEqual([]);
  },
);

test.each([
  ['logic', false],
  ['logic', true],
  ['dsp', false],
] as const)('pipelined multiplication, %s, register to be retimed %s', async (kind, retiming) => {
  const options = coreWith('single-cycle', 5, kind, retiming);
  const vectors = vectorsOf([0, 1, 2, 3]);
  const modules = [moduleText(options, multiplier), pipelinedBench(options, vectors.length)];
  expect((await wrongs(vectors, modules, () => 1)).slice(0, 10)).toEqual([]);
});
