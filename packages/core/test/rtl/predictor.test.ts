import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { addi, branchForm, jalr, jumpForm } from '../../src/program/encode.ts';
import { predictor } from '../../src/rtl/fiveStage/predictor.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';
import { hex } from './words.ts';

const BRANCHES = [0, 1, 4, 5, 6, 7];
const BRANCH_OFFSETS = [-4096, -2050, -2048, -34, -2, 0, 2, 32, 2046, 2048, 4094];
const JUMP_OFFSETS = [-1_048_576, -4098, -2048, -4, -2, 2, 2048, 4096, 1_048_574];
const COUNTERS = [0, 0x8000_0000, 0x8000_1ffe, 0x8000_2000, 0xffff_fff0];

interface Case {
  instruction: number;
  pc: number;
  /** Where it is predicted to go; undefined for what follows it. */
  target: number | undefined;
}

const cases: Case[] = COUNTERS.flatMap((pc) => [
  ...BRANCH_OFFSETS.flatMap((offset) =>
    BRANCHES.map((funct3) => ({
      instruction: branchForm(funct3, 5, 6, offset) >>> 0,
      pc,
      target: offset < 0 ? (pc + offset) >>> 0 : undefined,
    })),
  ),
  ...JUMP_OFFSETS.map((offset) => ({
    instruction: jumpForm(1, offset) >>> 0,
    pc,
    target: (pc + offset) >>> 0,
  })),
  { instruction: jalr(1, 5, -4) >>> 0, pc, target: undefined },
  { instruction: addi(1, 5, -4) >>> 0, pc, target: undefined },
]);

const bench = ({ name }: CoreOptions) => sv`
  module bench;
    logic [31:0] instr, pc;
    wire taken;
    wire [31:0] target;
    ${name}_predictor dut (.instr, .pc, .taken, .target);
    initial begin
      ${cases
        .map(
          ({ instruction, pc }) =>
            `instr = 32'h${hex(instruction)}; pc = 32'h${hex(pc)}; #1 if (taken) $display("%h", target); else $display("-");`,
        )
        .join('\n')}
    end
  endmodule
`;

test.each([true, false])('jumps and branches backward are taken, compressed %s', async (compressed) => {
  const { base, advanced } = PRESETS.standard;
  const options = {
    ...PRESETS.standard,
    base: { ...base, compressed },
    advanced: { ...advanced, branchPrediction: 'backward-taken' as const, predictionEntries: 0 },
  };
  const printed = await simulate([moduleText(options, predictor), bench(options)]);
  // Without C a target between words is left to the exception of its instruction.
  const reached = (target: number | undefined) =>
    target === undefined || (!compressed && target % 4 !== 0) ? '-' : hex(target);
  expect(printed.split('\n')).toEqual(cases.map(({ target }) => reached(target)));
});
