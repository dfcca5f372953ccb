import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/** Zcb, and what decides which of its instructions there are. */
export interface More {
  zcb: boolean;
  zbb: boolean;
  multiplies: boolean;
}

export const moreOf = ({ base }: CoreOptions): More => ({
  ...{ zcb: base.zcb, zbb: base.zbb, multiplies: base.multiply !== 'none' },
});

/** Quadrant 0, funct3 100: loads and stores of bytes and halfwords. */
export const BYTES_AND_HALVES = sv`
  5'b00_100:
    case (operation)
      3'b000: expanded = lbu;
      3'b001: expanded = load_half;
      3'b010: expanded = sb;
      3'b011: begin
        expanded = sh;
        legal = !instr_c[6];
      end
      default: legal = 1'b0;
    endcase
`;

/** MISC-ALU 111: what changes one register. */
export const ofOneRegister = ({ zbb, multiplies }: More) => sv`
  3'b111:
    casez (instr_c[6:2])
      5'b11000: expanded = zext_b;
      ${zbb && "5'b110?1: expanded = sign_extend;\n5'b11010: expanded = zext_h;"}
      5'b11101: expanded = complement;
      ${multiplies && "5'b10???: expanded = mul;"}
      default: legal = 1'b0;
    endcase
`;

/** The instructions of Code Size Reduction 1.0, chapter 3, in full. */
export const zcbInstructions = ({ zbb, multiplies }: More) => sv`
  // Zcb
  logic [31:0] lbu, load_half, sb, sh, zext_b, complement;
  assign lbu = {10'b0, instr_c[5], instr_c[6], rs1_prime, 3'b100, rd_prime, LOAD};
  assign load_half = {10'b0, instr_c[5], 1'b0, rs1_prime, !instr_c[6], 2'b01, rd_prime, LOAD};
  assign sb = {7'b0, rd_prime, rs1_prime, 3'b000, 3'b0, instr_c[5], instr_c[6], STORE};
  assign sh = {7'b0, rd_prime, rs1_prime, 3'b001, 3'b0, instr_c[5], 1'b0, STORE};
  assign zext_b = {12'h0ff, rs1_prime, 3'b111, rs1_prime, OP_IMM};
  assign complement = {12'hfff, rs1_prime, 3'b100, rs1_prime, OP_IMM};
  ${zbb && SIGNS}
  ${multiplies && "logic [31:0] mul;\nassign mul = {7'b0000001, rd_prime, rs1_prime, 3'b000, rs1_prime, OP};"}
`;

const SIGNS = sv`
  logic [31:0] sign_extend, zext_h;
  assign sign_extend = {11'b01100000010, instr_c[3], rs1_prime, 3'b001, rs1_prime, OP_IMM};
  assign zext_h = {7'b0000100, X0, rs1_prime, 3'b100, rs1_prime, OP};
`;
