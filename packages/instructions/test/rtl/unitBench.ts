import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '@netloom/core';
import type { PresetName } from '@netloom/core';
import { laterCount, moduleText, registerAddressWidth } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { diceOf } from '../../../model/test/dice.ts';
import type { Insn } from '../../src/index.ts';
import { operation, placeOf, startOf } from '../../src/core/execute.ts';
import { knownOf, statesOf, tablesOf } from '../../src/core/understood.ts';
import { withInstructions } from '../../src/index.ts';
import { isLater } from '../../src/rtl/background.ts';
import { wrap } from '../../src/language/type.ts';
import { immediateOf, wordOf } from '../../src/encoding/fields.ts';

const CORNERS = [0, 1, 0xffff_ffff, 0x8000_0000, 0x7fff_ffff, 0x55aa_33cc, 5, 63, 64];
const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** What a vector says besides its words: a result, an access, one that stores, one that fails, a result that comes later. */
const [RESULT, ACCESS, STORE, FAILS, LATER] = [1, 2, 4, 8, 16];

/**
 * Instructions one after the other with operands at random, and what the model answers. An access that fails leaves
 * everything as it was.
 */
export function vectorsOf(insns: readonly Insn[], count: number, seed: number): string[] {
  const dice = diceOf(seed);
  const all = insns.flatMap((insn) => {
    const states = startOf(statesOf(insn), tablesOf(insn));
    return knownOf(insn).map((known) => ({ known, states, run: operation(known), place: placeOf(known) }));
  });
  const drawn = () => (dice.below(3) === 0 ? CORNERS[dice.below(CORNERS.length)]! : dice.below(2 ** 32));
  return Array.from({ length: count }, () => {
    const { known, states, run, place } = all[dice.below(all.length)]!;
    const { fields, access } = known;
    const numbers = { rd: dice.below(32), rs1: dice.below(32), rs2: dice.below(32), rs3: dice.below(32) };
    const word = wordOf(fields, { ...numbers, imm: dice.below(2 ** fields.immediate.length) });
    const [rs1, rs2, rs3] = [drawn(), drawn(), drawn()];
    const answer = drawn();
    const loaded = access ? wrap(access.type, BigInt(answer)) : 0n;
    const values = { rs1, rs2, rs3, imm: immediateOf(fields, word), loaded };
    const at = place?.(values, states);
    const fails = access !== undefined && dice.below(4) === 0;
    const result = fails ? undefined : run(values, states);
    const told =
      (result === undefined ? 0 : RESULT) +
      (access ? ACCESS : 0) +
      (access?.kind === 'store' ? STORE : 0) +
      (fails ? FAILS : 0) +
      (result !== undefined && isLater(known) ? LATER : 0);
    const data = BigInt.asUintN(access?.type.width ?? 32, at?.data ?? 0n);
    const expected = [result ?? 0, Number(at?.address ?? 0n), Number(data), answer, told];
    return [word, rs1, rs2, rs3, ...expected].map(hex).join('');
  });
}

const ON_ACCESS = `
      // An access: its address, then its answer, which may never come.
      if (told[1]) begin
        valid = 0;
        #1;
        if (access_address !== address || (told[2] && access_wdata !== data)) begin
          $display("FAIL %0d %h at %h %h, not %h %h", i, instr, access_address, access_wdata, address, data);
          $finish;
        end
        access_accept = 1;
        @(posedge clk);
        #1 access_accept = 0;
        if (HELD) {instr, rs1, rs2, rs3} = {rs3, instr, rs1, rs2};
        if (answer[0]) @(posedge clk);
        #1 loaded = answer;
        access_done = !told[3];
        #1;
        if (told[0] && access_result !== expected) begin
          $display("FAIL %0d %h: %h, not %h", i, instr, access_result, expected);
          $finish;
        end
        @(posedge clk);
        #1 access_done = 0;
      end else begin`;

const LANDING = (count: number, width: number) =>
  `logic [${count - 1}:0] pending; logic [${count * width - 1}:0] pending_rd; logic landing; logic [${width - 1}:0] landing_rd; logic [31:0] landing_result;`;

const ON_LATER = `if (told[4]) begin
        valid = 0;
        wait_cycles = 0;
        while (!landing && wait_cycles < 2000) begin
          if (|pending !== (instr[7 +: $bits(landing_rd)] != 0)) $display("FAIL %0d %h is pending: %b", i, instr, pending);
          @(posedge clk);
          #1 wait_cycles = wait_cycles + 1;
        end
        // It is held until it lands.
        if (rs2[0]) repeat (rs2[3:1]) @(posedge clk);
        #1;
        if (!landing || landing_rd !== instr[7 +: $bits(landing_rd)] || landing_result !== expected) begin
          $display("FAIL %0d %h %h: %b %d %h, not %h", i, instr, rs1, landing, landing_rd, landing_result, expected);
          $finish;
        end
        lands = 1;
        @(posedge clk);
        #1 lands = 0;
        if (landing || pending !== 0) $display("FAIL %0d %h lands for ever", i, instr);
      end`;

const bench = (options: CoreOptions, count: number, laters = laterCount(options)) => `
module bench;
  localparam HELD = ${options.base.stages === 5 ? 1 : 0};
  logic clk = 0, rst_n = 0, valid = 0, access_accept = 0, access_done = 0;
  logic [31:0] instr, rs1, rs2, rs3, result, expected, told, address, data, answer;
  logic [31:0] access_address, access_wdata, access_result, loaded;
  logic ready;
  logic lands = 0;
  ${laters > 0 ? LANDING(laters, registerAddressWidth(options)) : ''}
  logic [287:0] vectors [0:${count - 1}];
  int wait_cycles;

  ${options.name}_custom u_custom (.*);

  always #5 clk = !clk;

  initial begin
    $readmemh("vectors.hex", vectors);
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    for (int i = 0; i < ${count}; i++) begin
      {instr, rs1, rs2, rs3, expected, address, data, answer, told} = vectors[i];
      // States stay while nothing is valid, whatever stands at the ports.
      valid = 0;
      if (rs1[0]) begin
        {instr, rs1, rs2, rs3} = vectors[(i + 1) % ${count}][287:160];
        @(posedge clk);
        #1 {instr, rs1, rs2, rs3} = vectors[i][287:160];
      end${ON_ACCESS}
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
      if (told[0] && !told[4] && result !== expected) begin
        $display("FAIL %0d %h %h %h %h: %h, not %h", i, instr, rs1, rs2, rs3, result, expected);
        $finish;
      end
      @(posedge clk);
      #1;
      ${laters > 0 ? ON_LATER : ''}
      end
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

/** The unit with its operations, as a core has it. */
export function unitOf(
  insns: readonly Insn[],
  preset: PresetName = 'nano',
): { options: CoreOptions; files: Rtl[] } {
  const options = withInstructions({ ...PRESETS[preset], name: 'core' }, insns);
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
    // An interpreter on a busy machine takes some milliseconds for each.
    const timeout = 60_000 + 5 * vectors.length;
    const sources = ['bench.sv', ...files.map(({ path }) => path)];
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout });
    run('iverilog', '-g2012', '-o', 'bench.vvp', ...sources);
    return run('vvp', '-n', 'bench.vvp').trim().split('\n')[0]!;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
