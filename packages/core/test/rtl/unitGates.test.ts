import { expect, test } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { clockGate } from '../../src/rtl/clockGate/clockGate.ts';
import { counter } from '../../src/rtl/csr/counter.ts';
import { float } from '../../src/rtl/float/float.ts';
import { muldiv } from '../../src/rtl/muldiv/muldiv.ts';
import { multiplier } from '../../src/rtl/multiplier/multiplier.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import type { Unit } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';

const { micro } = PRESETS;

type Options = [
  multiply: CoreOptions['base']['multiply'],
  stages: 2 | 5,
  reset?: CoreOptions['implementation']['reset'],
];

/** The core called `gated` has clock gates of units, the one called `free` has none. */
const coreOf = (
  unitClockGates: boolean,
  ...[multiply, stages, reset = 'synchronous']: Options
): CoreOptions => ({
  ...micro,
  name: unitClockGates ? 'gated' : 'free',
  base: { ...micro.base, multiply, stages, zfinx: true },
  implementation: { ...micro.implementation, unitClockGates, reset },
});

/** The gate, and the unit with and without it. */
function bothOf(unit: Unit, ...options: Options): string[] {
  const [gated, free] = [coreOf(true, ...options), coreOf(false, ...options)];
  return [moduleText(gated, clockGate), moduleText(gated, unit), moduleText(free, unit)];
}

/** Every register with the clock itself, so that edges, levels and glitches are what they are; all begin as zero. */
const SCRIPT = [
  'read_verilog -formal -sv beside.sv',
  'hierarchy -top beside; proc; flatten; memory; opt_clean; clk2fflogic; opt',
  'setundef -zero -init; techmap; opt; dffunmap; setundef -zero; aigmap; opt_clean',
  'write_aiger -zinit model.aig',
  '',
].join('\n');

async function verdict(modules: readonly string[]): Promise<string | undefined> {
  const { steps } = await prove({
    files: { 'beside.sv': modules.join('\n'), 'model.ys': SCRIPT },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; fold; scorr; pdr -T 60'],
    ],
  });
  return /Property proved|was asserted in frame/.exec(steps[1]!.stdout)?.[0];
}

const COUNTERS = sv`
  module beside (input clk, rst_n, increment, write_low, write_high, input [31:0] wdata);
    wire [31:0] low, high, gated_low, gated_high;
    free_counter free (.clk, .rst_n, .increment, .write_low, .write_high, .wdata, .low, .high);
    gated_counter gated (.clk, .rst_n, .increment, .write_low, .write_high, .wdata, .low(gated_low), .high(gated_high));
    always @* assert (gated_low == low && gated_high == high);
  endmodule
`;
const MULTIPLIERS = sv`
  module beside (input clk, advance, input [1:0] funct3, input [31:0] a, b);
    wire [31:0] result, gated_result;
    free_multiplier free (.clk, .advance, .funct3, .a, .b, .result);
    gated_multiplier gated (.clk, .advance, .funct3, .a, .b, .result(gated_result));
    always @* assert (gated_result == result);
  endmodule
`;

test.each([
  ['counter', 'synchronous', counter, COUNTERS],
  ['counter', 'asynchronous', counter, COUNTERS],
  ['multiplier', 'synchronous', multiplier, MULTIPLIERS],
] as const)(
  '%s, %s reset: with its gate it is what it is without, at any time',
  async (_, reset, unit, beside) => {
    expect(await verdict([...bothOf(unit, 'single-cycle', 5, reset), beside])).toBe('Property proved');
  },
);

test.each([
  ['a write of the high half does not open it', ' || write_high)', ')'],
  ['a reset does not open it', '!rst_n || increment', 'increment'],
  [
    'it follows its enable while the clock is high',
    'always_latch if (!clk) enable_latched',
    'assign enable_latched',
  ],
])('counter, %s: seen', async (_, sound, wrong) => {
  const text = bothOf(counter, 'fast', 2).join('\n');
  expect(text).toContain(sound);
  expect(await verdict([text.replace(sound, wrong), COUNTERS])).toBe('was asserted in frame');
});

/** Inputs settle in the first half of a cycle, after other values in it; results are compared while both are done. */
const bench = (unit: Unit, kill: boolean, inputs: string, compared: string, count: number) => sv`
  module bench;
    logic clk = 0, rst_n = 0, start = 0, kill = 0;
    ${inputs}
    wire done, gated_done;
    integer cycle, finished = 0, problems = 0, edges = 0, last = -1;
    ${[
      ['free', ''],
      ['gated', 'gated_'],
    ]
      .map(
        ([name, prefix]) =>
          `${name}_${unit.suffix} ${name} (.clk, .rst_n, .start, ${kill ? '.kill, ' : ''}.done(${prefix}done), .result(${prefix}result), ${compared});`,
      )
      .join('\n')}
    always @(posedge clk) last = $time;
    always @(posedge gated.unit_clk) begin
      edges = edges + 1;
      if ($time != last) problems = problems + 1;
    end
    initial begin
      for (cycle = 0; cycle < ${count}; cycle = cycle + 1) begin
        #1 start = $urandom;
        kill = $urandom;
        #1 rst_n = cycle > 2;
        kill = ${kill ? 'rst_n && $urandom % 60 == 0' : "1'b0"};
        // Held until done; some rest follows.
        start = rst_n && (busy || $urandom % 3 == 0);
        if (start && !busy) choose;
        busy = start;
        #3 clk = 0;
        #4;
        if (gated_done !== done || (done && start && gated_result !== result)) problems = problems + 1;
        if (done && start) finished = finished + 1;
        if (done || kill) busy = 0;
        #1 clk = 1;
      end
      $display("%0d problems, %0s finished, %0s", problems, finished > ${count / 200} ? "enough" : "few", edges < cycle ? "fewer clocks" : "all clocks");
      $finish;
    end
  endmodule
`;

const OPERANDS = `
  logic busy = 0;
  logic [31:0] a, b, c;
  wire [31:0] result, gated_result;
`;
const muldivInputs = (width: number) => `${OPERANDS}
  logic [${width - 1}:0] funct3;
  task choose; begin a = $urandom; b = $urandom; c = 0; funct3 = $urandom; end endtask
`;
const FLOAT_INPUTS = `${OPERANDS}
  logic [4:0] operation;
  logic fused, variant;
  logic [1:0] negates, funct3;
  logic [2:0] mode;
  task choose;
    begin
      a = $urandom; b = $urandom; c = $urandom;
      operation = {3'b000, 2'($urandom)}; // sum, difference, product, quotient
      fused = $urandom; variant = 0; negates = $urandom; funct3 = 0; mode = $urandom % 5;
    end
  endtask
`;

test.each([
  ['iterative', muldiv, 'iterative', 2, muldivInputs(3), '.funct3, .a, .b'],
  ['fast', muldiv, 'fast', 5, muldivInputs(3), '.funct3, .a, .b'],
  ['division', muldiv, 'single-cycle', 5, muldivInputs(2), '.funct3, .a, .b'],
  [
    'floating point',
    float,
    'fast',
    2,
    FLOAT_INPUTS,
    '.operation, .fused, .negates, .variant, .funct3, .mode, .a, .b, .c, .flags()',
  ],
] as const)(
  '%s: with its gate it does what it does without, in fewer clocks and without glitches',
  async (_, unit, multiply, stages, inputs, ports) => {
    const modules = [...bothOf(unit, multiply, stages), bench(unit, stages === 5, inputs, ports, 6000)];
    expect((await simulate(modules)).split('\n')[0]).toBe('0 problems, enough finished, fewer clocks');
    const sound = unit === float ? 'start || step != START' : 'start || step != LOAD';
    const faulty = modules.map((text) => text.replace(sound, sound.replace('start || ', '')));
    expect((await simulate(faulty)).split('\n')[0]).not.toMatch(/^0 problems, enough/);
  },
);
