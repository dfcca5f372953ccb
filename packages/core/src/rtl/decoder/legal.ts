import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { hasLater } from '../../custom/later.ts';
import { hasDebug } from '../debug/features.ts';
import { sv } from '../sv.ts';

const ATOMIC = sv`
  logic [4:0] funct5;
  logic rs2_is_zero, legal_amo;
  assign funct5 = instr[31:27];
  assign rs2_is_zero = instr[24:20] == 5'd0;
  always_comb begin
    case (funct5)
      5'b00010: legal_amo = rs2_is_zero; // LR.W
      5'b00011, 5'b00001, 5'b00000, 5'b00100, 5'b01100, 5'b01000, // SC, SWAP, ADD, XOR, AND, OR
      5'b10000, 5'b10100, 5'b11000, 5'b11100: legal_amo = 1'b1; // MIN, MAX, MINU, MAXU
      default: legal_amo = 1'b0;
    endcase
  end
`;

const CACHE_BLOCKS = sv`
  logic legal_cbo;
  assign legal_cbo = cbo && instr[11:7] == 5'd0 && instr[31:22] == 10'd0 && instr[21:20] != 2'd3;
`;

/** `illegal`: what is no instruction of this core. */
export function legal(options: CoreOptions): string {
  const { base, advanced } = options;
  const system = `ecall || ebreak || mret || wfi${hasDebug(options) ? ' || dret' : ''}`;
  return sv`
    ${base.atomics && ATOMIC}
    ${base.zicbom && CACHE_BLOCKS}

    logic legal;
    always_comb begin
      case (opcode)
        LUI, AUIPC, JAL: legal = 1'b1;
        JALR: legal = funct3 == 3'b000;
        BRANCH: legal = funct3 != 3'b010 && funct3 != 3'b011;
        LOAD: legal = funct3 != 3'b011 && funct3 < 3'b110;
        STORE: legal = funct3 < 3'b011;
        OP_IMM: legal = !shift || legal_shift;
        OP: legal = legal_op;
        MISC_MEM: legal = ${base.zifencei ? "funct3 < 3'b010" : "funct3 == 3'b000"}${base.zicbom && ' || legal_cbo'};
        ${base.atomics && "AMO: legal = funct3 == 3'b010 && legal_amo;"}
        ${base.zicsr && `SYSTEM: legal = funct3 == 3'b000 ? ${system} : funct3 != 3'b100;`}
        ${base.zfinx && 'OP_FP: legal = legal_op_fp;'}
        ${advanced.customPort && "CUSTOM_0: legal = 1'b1;"}
        default: legal = ${[base.zfinx && 'legal_fused', options.custom && 'custom'].filter(Boolean).join(' || ') || "1'b0"};
      endcase
    end
    ${base.isa === 'rv32i' ? 'assign illegal = !legal;' : fewRegisters(options)}
  `;
}

const fewRegisters = (options: CoreOptions) => `
// RV32E has no registers x16 to x31.
assign illegal = !legal || (${hasLater(options) ? '(writes_rd || custom_later)' : 'writes_rd'} && instr[11]) || (uses_rs1 && instr[19]) || (uses_rs2 && instr[24])${hasThirdSource(options) ? ' || (uses_rs3 && instr[31])' : ''};`;
