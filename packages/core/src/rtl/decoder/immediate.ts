import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/** FENCE.I jumps to the next instruction; the address of CBO is rs1 alone. */
function besideMemory({ zifencei, zicbom }: CoreOptions['base']): string {
  if (!zifencei) return "32'd0; // the address of CBO is rs1 alone";
  return zicbom
    ? "cbo ? 32'd0 : 32'd4; // CBO has the address rs1 alone, FENCE.I jumps to the next instruction"
    : "32'd4; // FENCE.I jumps to the next instruction";
}

/** The immediate operand, by the format of the instruction. */
export function immediate({ base }: CoreOptions): string {
  return sv`
    // Immediate by instruction format.
    logic [31:0] imm_i, imm_s, imm_b, imm_u, imm_j;
    assign imm_i = {{21{instr[31]}}, instr[30:20]};
    assign imm_s = {{21{instr[31]}}, instr[30:25], instr[11:7]};
    assign imm_b = {{20{instr[31]}}, instr[7], instr[30:25], instr[11:8], 1'b0};
    assign imm_u = {instr[31:12], 12'b0};
    assign imm_j = {{12{instr[31]}}, instr[19:12], instr[20], instr[30:21], 1'b0};
    always_comb begin
      case (opcode)
        LUI, AUIPC: imm = imm_u;
        JAL: imm = imm_j;
        BRANCH: imm = imm_b;
        STORE: imm = imm_s;
        ${base.atomics && "AMO: imm = 32'd0; // the address is rs1 alone"}
        ${(base.zifencei || base.zicbom) && `MISC_MEM: imm = ${besideMemory(base)}`}
        default: imm = imm_i;
      endcase
    end
  `;
}
