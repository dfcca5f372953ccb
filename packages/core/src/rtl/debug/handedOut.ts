import type { ModuleOptions } from './moduleOptions.ts';
import { DATA0 } from './hartPorts.ts';
import { sv } from '../sv.ts';
import { addressWidth, indexWidth } from './abstractCommands.ts';

/** The program's word, or an illegal instruction in place of what would leave the program (Debug 0.13.2, 4.1). */
const program = (options: ModuleOptions) => sv`
  logic [31:0] program_word;
  logic [31:0] program_instr;
  logic [6:0] program_opcode;
  logic leaves_program;

  assign program_word = progbuf[program_index[${addressWidth(options) - 1}:0]];
  assign program_ends = in_program && (program_index == ${indexWidth(options)}'d${options.debug.programBuffer} || program_word == EBREAK);
  assign program_opcode = program_word[6:0];
  always_comb begin
    case (program_opcode)
      7'b0010111, 7'b1100011, 7'b1100111, 7'b1101111: leaves_program = 1'b1; // AUIPC, BRANCH, JALR, JAL
      default: leaves_program = program_word == MRET || program_word == DRET;
    endcase
  end
  assign program_instr = leaves_program ? 32'd0 : program_word;
`;

const TO_ONE_HART = sv`
  assign debug_valid = resuming || (busy && !executing && !program_ends);
  assign debug_instr = resuming ? DRET : in_program ? program_instr : transfer_instr;
`;

/**
 * What the hart executes. A general register goes to or from data0 in one instruction. A CSR takes three: s0 and data0
 * are exchanged, s0 is what the CSR is read to or written from, and they are exchanged back, so that s0 is as before.
 */
export function handedOut(options: ModuleOptions, handing = TO_ONE_HART): string {
  return sv`
    // ---- Instructions for the hart
    localparam logic [31:0] DRET = 32'h7b200073;
    localparam logic [31:0] EBREAK = 32'h00100073;
    localparam logic [31:0] MRET = 32'h30200073;
    localparam logic [6:0] SYSTEM = 7'b1110011;
    localparam logic [2:0] CSRRW = 3'b001;
    localparam logic [2:0] CSRRS = 3'b010;
    localparam logic [11:0] DATA0_CSR = 12'h${DATA0.toString(16)};
    localparam logic [4:0] S0 = 5'd8;

    logic [31:0] transfer_instr;
    ${program(options)}

    // A general register, or by way of s0: exchange, CSR, exchange.
    logic [31:0] general_instr;
    logic [31:0] csr_instr;
    assign general_instr = transfer_writes ? {DATA0_CSR, 5'd0, CSRRS, regno[4:0], SYSTEM} : {DATA0_CSR, regno[4:0], CSRRW, 5'd0, SYSTEM};
    assign csr_instr = transfer_writes ? {regno[11:0], S0, CSRRW, 5'd0, SYSTEM} : {regno[11:0], 5'd0, CSRRS, S0, SYSTEM};
    assign transfer_instr = regno[12] ? general_instr : step == 2'd1 ? csr_instr : {DATA0_CSR, S0, CSRRW, S0, SYSTEM};

    ${handing}
  `;
}
