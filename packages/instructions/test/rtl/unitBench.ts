import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '@netloom/core';
import { moduleText } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { diceOf } from '../../../model/test/dice.ts';
import type { Insn } from '../../src/index.ts';
import { operation, startOf } from '../../src/core/execute.ts';
import { knownOf, statesOf } from '../../src/core/understood.ts';
import { withInstructions } from '../../src/index.ts';
import { immediateOf, wordOf } from '../../src/encoding/fields.ts';

const CORNERS = [0, 1, 0xffff_ffff, 0x8000_0000, 0x7fff_ffff, 0x55aa_33cc];
const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** Instructions one after the other with operands at random, and what the model answers. */
export function vectorsOf(insns: readonly Insn[], count: number, seed: number): string[] {
  const dice = diceOf(seed);
  const all = insns.flatMap((insn) => {
    const states = startOf(statesOf(insn));
    return knownOf(insn).map((known) => ({ known, states, run: operation(known) }));
  });
  const drawn = () => (dice.below(3) === 0 ? CORNERS[dice.below(CORNERS.length)]! : dice.below(2 ** 32));
  return Array.from({ length: count }, () => {
    const { known, states, run } = all[dice.below(all.length)]!;
    const { fields } = known;
    const numbers = { rd: dice.below(32), rs1: dice.below(32), rs2: dice.below(32), rs3: dice.below(32) };
    const word = wordOf(fields, { ...numbers, imm: dice.below(2 ** fields.immediate.length) });
    const [rs1, rs2, rs3] = [drawn(), drawn(), drawn()];
    const result = run({ rs1, rs2, rs3, imm: immediateOf(fields, word) }, states);
    return [word, rs1, rs2, rs3, result ?? 0, result === undefined ? 0 : 1].map(hex).join('');
  });
}

const bench = (options: CoreOptions, count: number) => `
module bench;
  logic clk = 0, rst_n = 0, valid = 0;
  logic [31:0] instr, rs1, rs2, rs3, result, expected, told;
  logic ready;
  logic [191:0] vectors [0:${count - 1}];
  int wait_cycles;

  ${options.name}_custom u_custom (.*);

  always #5 clk = !clk;

  initial begin
    $readmemh("vectors.hex", vectors);
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    for (int i = 0; i < ${count}; i++) begin
      {instr, rs1, rs2, rs3, expected, told} = vectors[i];
      // States stay while nothing is valid, whatever stands at the ports.
      valid = 0;
      if (rs1[0]) @(posedge clk);
      #1 valid = 1;
      wait_cycles = 0;
      #1;
      while (!ready && wait_cycles < 2000) begin
        @(posedge clk);
        #1 wait_cycles = wait_cycles + 1;
      end
      if (wait_cycles >= 2000) begin
        $display("FAIL %0d %h never ends", i, instr);
        $finish;
      end
      if (told[0] && result !== expected) begin
        $display("FAIL %0d %h %h %h %h: %h, not %h", i, instr, rs1, rs2, rs3, result, expected);
        $finish;
      end
      @(posedge clk);
      #1;
    end
    $display("PASS");
    $finish;
  end
endmodule
`;

export interface Rtl {
  path: string;
  text: string;
}

/** The unit with its operations, as a core of two stages has it. */
export function unitOf(insns: readonly Insn[]): { options: CoreOptions; files: Rtl[] } {
  const options = withInstructions({ ...PRESETS.nano, name: 'core' }, insns);
  const units = [...options.custom!.parts, options.custom!.unit];
  const files = units.map((unit) => ({ path: `core_${unit.suffix}.sv`, text: moduleText(options, unit) }));
  return { options, files };
}

/** What the bench prints for these files; `compiled` false where they do not compile. */
export function runUnit(options: CoreOptions, files: readonly Rtl[], vectors: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-unit-'));
  try {
    const text = bench(options, vectors.length);
    writeFileSync(join(folder, 'bench.sv'), text);
    writeFileSync(join(folder, 'vectors.hex'), `${vectors.join('\n')}\n`);
    for (const { path, text: each } of files) writeFileSync(join(folder, path), each);
    const sources = ['bench.sv', ...files.map(({ path }) => path)];
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 60_000 });
    run('iverilog', '-g2012', '-o', 'bench.vvp', ...sources);
    return run('vvp', '-n', 'bench.vvp').trim().split('\n')[0]!;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
