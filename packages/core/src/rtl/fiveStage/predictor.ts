import { input, output } from '@netloom/hdl/emit';
import { predicts } from '../fetch/fetchPorts.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Combinational: `instr`, `pc` of the instruction in ID → `taken`, `target`. */
export const predictor: Unit = {
  suffix: 'predictor',
  chosen: predicts,
  comment: () => 'Static branch prediction in ID: JAL and backward conditional branches are predicted taken.',
  ports: () => [input('instr', 32), input('pc', 32), output('taken'), output('target', 32)],
  body(options) {
    return sv`
      logic jump;
      logic branch;
      logic [31:0] branch_offset;
      logic [31:0] jump_offset;

      assign jump = instr[6:0] == 7'b1101111;
      assign branch = instr[6:0] == 7'b1100011;
      assign branch_offset = {{20{instr[31]}}, instr[7], instr[30:25], instr[11:8], 1'b0};
      assign jump_offset = {{12{instr[31]}}, instr[19:12], instr[20], instr[30:21], 1'b0};
      assign target = pc + (instr[3] ? jump_offset : branch_offset);
      ${
        options.base.compressed
          ? 'assign taken = jump || (branch && instr[31]);'
          : `// A misaligned target is not predicted; it traps when the branch executes.
assign taken = (jump || (branch && instr[31])) && !target[1];`
      }
    `;
  },
};
