import type { CoreOptions } from '../../src/index.ts';
import { float } from '../../src/rtl/float/float.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { AS_BENCH, prove } from '../../../../proof/index.ts';
import { simulate } from '../rtl/icarus.ts';
import { wordOf } from './forms.ts';
import type { Vector } from './forms.ts';

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

/** Prints result, flags and cycles, the last included; some operations are forgotten halfway, some come after a gap. */
const bench = (options: CoreOptions, count: number) => sv`
  module bench;
    logic [159:0] vectors [0:${count - 1}];
    logic clk = 0, rst_n = 0, start = 0, kill = 0;
    logic [31:0] instr, a, b, c;
    logic [2:0] mode;
    wire done;
    wire [31:0] result;
    wire [4:0] flags;
    always #5 clk = !clk;
    ${options.name}_float dut (
      .clk, .rst_n, .start, .mode, .a, .b, .c, .done, .result, .flags,
      ${options.base.stages === 5 && '.kill,'}
      .operation(instr[31:27]), .fused(!instr[4]), .negates(instr[3:2]), .variant(instr[20]), .funct3(instr[13:12])
    );
    integer i, cycles;
    initial begin
      $readmemh("vectors.hex", vectors);
      repeat (2) @(negedge clk);
      rst_n = 1;
      for (i = 0; i < ${count}; i = i + 1) begin
        {instr, mode, a, b, c} = {vectors[i][159:128], vectors[i][98:0]};
        ${options.base.stages === 5 && 'if (i % 7 == 0) begin start = 1; repeat (i % 31 + 1) @(negedge clk); kill = 1; @(negedge clk); kill = 0; end'}
        start = 1;
        cycles = 1;
        #1;
        while (!done && cycles < 400) begin @(negedge clk); #1 cycles = cycles + 1; end
        $display("%h %h %0d", result, {3'd0, flags}, cycles);
        @(negedge clk);
        if (i % 3 == 0) begin
          start = 0;
          repeat (i % 4) @(negedge clk);
        end
      end
      $finish;
    end
  endmodule
`;

async function verilated(modules: readonly string[], files: Readonly<Record<string, string>>) {
  const { steps } = await prove({
    files: { ...files, 'bench.sv': modules.join('\n') },
    steps: [
      ['verilator', '--binary', '--timing', '-Wno-fatal', ...AS_BENCH, '--top-module', 'bench', 'bench.sv'],
      ['obj_dir/Vbench'],
    ],
  });
  return steps.at(-1)!.stdout.trim();
}

/** What the unit gives, a line each, and the cycles that it took. */
export async function byUnit(
  options: CoreOptions,
  vectors: readonly Vector[],
  simulator: 'icarus' | 'verilator' = 'icarus',
) {
  const lines = vectors.map((each) => [wordOf(each), each.mode, each.a, each.b, each.c].map(hex).join(''));
  const modules = [moduleText(options, float), bench(options, vectors.length)];
  const run = simulator === 'icarus' ? simulate : verilated;
  const output = await run(modules, { 'vectors.hex': `${lines.join('\n')}\n` });
  const printed = output.split('\n').filter((line) => /^[0-9a-f]{8} /.test(line));
  return {
    results: printed.map((line) => line.slice(0, 11)),
    cycles: printed.map((line) => Number(line.slice(12))),
  };
}
