import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';
import { ABSTRACT_CLMUL } from './abstractCarryless.ts';
import { FLOAT_CASES, FLOAT_FUNCTIONS } from './abstractFloat.ts';
import { ABSTRACT_MULDIV } from './abstractMultiplication.ts';
import { ATOMIC, ATOMIC_WORDS } from './atomics.ts';
import { BRANCHES, BY_IMMEDIATE, LOADS, STORES, TASKS } from './baseCases.ts';
import { compressedSpec } from './compressedSpec.ts';
import { operations } from './operations.ts';
import { ownWords } from './questions/own.ts';

const fields = (compressed: boolean) => sv`
  wire short = ${compressed ? "insn[1:0] != 2'b11" : "1'b0"};
  wire [31:0] i = ${compressed ? 'short ? expand(insn[15:0]) : insn' : 'insn'};
  wire [6:0] opcode = i[6:0];
  wire [2:0] funct3 = i[14:12];
  assign rs1 = i[19:15];
  assign rs2 = i[24:20];
  wire [31:0] i_imm = {{20{i[31]}}, i[31:20]};
  wire [31:0] s_imm = {{20{i[31]}}, i[31:25], i[11:7]};
  wire [31:0] b_imm = {{19{i[31]}}, i[31], i[7], i[30:25], i[11:8], 1'b0};
  wire [31:0] u_imm = {i[31:12], 12'd0};
  wire [31:0] j_imm = {{11{i[31]}}, i[31], i[19:12], i[20], i[30:21], 1'b0};
  wire [31:0] following = pc + (short ? 32'd2 : 32'd4);
`;

/** What raises an exception by its encoding alone, and what goes on; results of CSRs are asked elsewhere. */
const system = (nmi: boolean) => sv`
  7'b1110011:
    if (funct3 == 3'b000)
      case (i[31:7])
        25'h0000000: begin
          legal = 1'b1;
          asked = 1'b1;
          exception = 1'b1;
          cause = mode == 2'd3 ? 5'd11 : 5'd8;
        end
        25'h0002000: begin
          legal = 1'b1;
          asked = 1'b1;
          exception = 1'b1;
          cause = 5'd3;
        end
        25'h0604000, 25'h020a000${nmi && ", 25'h0e04000"}: legal = 1'b1; // MRET, WFI${nmi && ', MNRET'}
        default: ;
      endcase
    else if (funct3 != 3'b100) legal = 1'b1;
`;

/** Nothing but what the cache holds is changed; in user mode menvcfg decides whether it is legal. */
const CACHE_BLOCKS = sv`
  if (funct3 == 3'b010 && i[11:7] == 5'd0 && i[31:20] < 12'd3) begin
    legal = 1'b1;
    asked = mode == 2'd3;
    reads_rs1 = 1'b1;
  end
`;

const cases = ({ base, advanced, auxiliary }: CoreOptions) => sv`
  case (opcode)
    7'b0110111: writes(u_imm);
    7'b0010111: writes(pc + u_imm);
    7'b1101111: begin
      writes(following);
      next = pc + j_imm;
    end
    7'b1100111: if (funct3 == 3'b000) begin
      writes(following);
      reads_rs1 = 1'b1;
      next = (rs1_value + i_imm) & ~32'd1;
    end
    7'b1100011: ${BRANCHES}
    7'b0000011: ${LOADS}
    7'b0100011: ${STORES}
    7'b0010011: ${BY_IMMEDIATE}
    7'b0110011: computes(between_registers(i[31:20], funct3, rs1_value, rs2_value), 1'b1);
    7'b0001111: if (${base.zifencei ? "funct3[2:1] == 2'b00" : "funct3 == 3'b000"}) begin
      legal = 1'b1;
      asked = 1'b1;
    end
    ${base.zicbom && `else ${CACHE_BLOCKS}`}
    ${base.atomics && ATOMIC_WORDS}
    ${base.zfinx && FLOAT_CASES}
    ${base.zicsr && system(auxiliary.nmi !== null)}
    ${advanced.customPort && "7'b0001011: legal = 1'b1;"}
    default: ;
  endcase
`;

/** Registers that RV32E does not have, in fields that are registers. */
const FEW = sv`
  if (legal && (rd[4] || (reads_rs1 && rs1[4]) || (reads_rs2 && rs2[4]))) begin
    legal = 1'b0;
    asked = 1'b0;
  end
`;

/** Targets of jumps that no instruction can lie at, and addresses that the core refuses. */
const misaligned = ({ base, memory }: CoreOptions) => sv`
  ${
    !base.compressed &&
    sv`
      if (legal && next[1]) begin
        exception = 1'b1;
        cause = 5'd0;
      end
    `
  }
  ${
    memory.misaligned === 'trap' &&
    sv`
      if ((address[0] && (rmask[1] || wmask[1])) || (address[1] && (rmask[2] || wmask[2]))) begin
        exception = 1'b1;
        cause = wmask == 4'd0 ? 5'd4 : 5'd6;
      end
    `
  }
`;

/**
 * `semantics`: what an instruction does, written down from Unprivileged ISA 20191213 and the extensions' specifications
 * and not from the core. `legal`: the core has it; `asked`: all that follows is what it has to do.
 */
export const semantics = (options: CoreOptions) => sv`
  module semantics (
    input [31:0] insn, input [31:0] pc, input [1:0] mode, input [31:0] rs1_value, input [31:0] rs2_value, input [31:0] memory_value, input stores_word,
    output reg legal, output reg asked, output reg exception, output reg [4:0] cause,
    output reg reads_rs1, output reg reads_rs2, output [4:0] rs1, output [4:0] rs2,
    output reg [4:0] rd, output reg [31:0] result, output reg [31:0] next,
    output reg [31:0] address, output reg [3:0] rmask, output reg [3:0] wmask, output reg [31:0] written
  );
    ${options.base.compressed ? compressedSpec(options.base) : ''}
    ${ABSTRACT_MULDIV}
    ${options.base.zbc && ABSTRACT_CLMUL}
    ${options.base.zfinx && FLOAT_FUNCTIONS}
    ${operations(options)}
    ${fields(options.base.compressed)}
    ${TASKS}
    ${options.base.atomics ? ATOMIC : ''}
    always @* begin
      legal = 1'b0;
      asked = 1'b0;
      exception = 1'b0;
      cause = 5'd2;
      reads_rs1 = 1'b0;
      reads_rs2 = 1'b0;
      rd = 5'd0;
      result = 32'd0;
      next = following;
      address = 32'd0;
      rmask = 4'd0;
      wmask = 4'd0;
      written = rs2_value;
      ${cases(options)}
      ${ownWords(options)}
      ${options.base.isa === 'rv32e' && FEW}
      ${misaligned(options)}
      if (!legal) begin
        exception = 1'b1;
        cause = 5'd2;
        asked = 1'b1;
      end
    end
  endmodule
`;
