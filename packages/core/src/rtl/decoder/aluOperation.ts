import type { CoreOptions } from '../../options/coreOptions.ts';
import { aluOpParams, aluOpWidth } from '../aluOps.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';

const UNARY = sv`
  // Unary operations of Zbb, which share funct3 and funct7 with others.
  logic [4:0] unary_select;
  assign unary_select = instr[24:20];
  logic unary, zero_extend;
  assign unary = op_imm && funct7_bits == 3'b011 && funct3 == 3'b001;
  assign zero_extend = op && funct7_bits == 3'b100 && !instr[25];
`;

const UNARY_CASE = sv`
  if (zero_extend) alu_op = ZEXT_H;
  if (unary)
    case (unary_select)
      5'd1: alu_op = CTZ;
      5'd2: alu_op = CPOP;
      5'd4: alu_op = SEXT_B;
      5'd5: alu_op = SEXT_H;
      default: alu_op = CLZ;
    endcase
`;

const SHARING = sv`
  // Operations of Zbkb that share funct3 and the selecting bits of funct7 with others.
  logic packs, interleaves, reverses_bits;
  assign packs = op && funct7_bits == 3'b100 && !instr[25];
  assign interleaves = op_imm && funct7_bits == 3'b100;
  assign reverses_bits = op_imm && funct7_bits == 3'b111 && funct3[2] && !instr[24];
  logic [5:0] pack_op, interleave_op;
  assign pack_op = funct3[0] ? PACKH : PACK;
  assign interleave_op = funct3[2] ? UNZIP : ZIP;
`;

const SHARING_CASE = sv`
  if (packs) alu_op = pack_op;
  if (interleaves) alu_op = interleave_op;
  if (reverses_bits) alu_op = BREV8;
`;

const CONDITIONAL = sv`
  // CZERO.EQZ and CZERO.NEZ share funct3 and the selecting bits of funct7 with MINU and MAXU.
  logic conditional;
  assign conditional = op && funct7_bits == 3'b100 && instr[26];
  logic [5:0] conditional_op;
  assign conditional_op = funct3[1] ? CZERO_NEZ : CZERO_EQZ;
`;

/** `alu_op`: mostly bits of the instruction. */
export function aluOperation(options: CoreOptions): string {
  const { zbb, zbkb, zicond } = options.base;
  const width = aluOpWidth(options);
  const variant = width === 6 ? '{instr[27], instr[29], instr[30]}' : 'instr[30]';
  const none = `${width - 3}'b0`;
  return sv`
    // ALU operation: by the function fields for OP and OP-IMM, a comparison for branches, otherwise an addition.
    ${aluOpParams(options, ['ADD', 'SUB', 'SLT', 'SLTU'])}
    ${zbkb && aluOpParams(options, ['PACK', 'PACKH', 'BREV8', 'ZIP', 'UNZIP'])}
    ${zicond && aluOpParams(options, ['CZERO_EQZ', 'CZERO_NEZ'])}
    ${zbb && aluOpParams(options, ['CLZ', 'CTZ', 'CPOP', 'SEXT_B', 'SEXT_H', 'ZEXT_H'])}
    ${logic(width - 3)} funct7_bits; // funct7 bits that select among the operations of one funct3
    ${logic(width)} branch_op;
    assign funct7_bits = op || shift ? ${variant} : ${none};
    assign branch_op = !funct3[2] ? SUB : funct3[1] ? SLTU : SLT;
    ${zbb && UNARY}
    ${zbkb && SHARING}
    ${zicond && CONDITIONAL}
    always_comb begin
      alu_op = ADD;
      if (op || op_imm) alu_op = {funct7_bits, funct3};
      if (branch) alu_op = branch_op;
      ${zbb && UNARY_CASE}
      ${zbkb && SHARING_CASE}
      ${zicond && 'if (conditional) alu_op = conditional_op;'}
    end
  `;
}
