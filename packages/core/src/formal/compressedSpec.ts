import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

type Base = CoreOptions['base'];

/** Forms of 32-bit instructions, filled with fields. */
const FORMS = sv`
  function automatic [31:0] i_form(input [11:0] imm, input [4:0] rs1, input [2:0] funct3, input [4:0] rd, input [6:0] opcode);
    i_form = {imm, rs1, funct3, rd, opcode};
  endfunction
  function automatic [31:0] s_form(input [11:0] imm, input [4:0] rs2, input [4:0] rs1, input [2:0] funct3);
    s_form = {imm[11:5], rs2, rs1, funct3, imm[4:0], 7'b0100011};
  endfunction
  function automatic [31:0] r_form(input [6:0] funct7, input [4:0] rs2, input [4:0] rs1, input [2:0] funct3, input [4:0] rd);
    r_form = {funct7, rs2, rs1, funct3, rd, 7'b0110011};
  endfunction
  function automatic [31:0] b_form(input [12:0] imm, input [4:0] rs1, input [2:0] funct3);
    b_form = {imm[12], imm[10:5], 5'd0, rs1, funct3, imm[4:1], imm[11], 7'b1100011};
  endfunction
  function automatic [31:0] j_form(input [20:0] imm, input [4:0] rd);
    j_form = {imm[20], imm[10:1], imm[11], imm[19:12], rd, 7'b1101111};
  endfunction
`;

const quadrant0 = ({ zcb }: Base) => sv`
  function automatic [31:0] expand_0(input [15:0] c);
    reg [4:0] rd, rs1;
    begin
      rd = {2'b01, c[4:2]};
      rs1 = {2'b01, c[9:7]};
      case (c[15:13])
        3'b000: expand_0 = c[12:5] == 8'd0 ? 32'd0 : i_form({2'b00, c[10:7], c[12:11], c[5], c[6], 2'b00}, 5'd2, 3'b000, rd, 7'b0010011);
        3'b010: expand_0 = i_form({5'd0, c[5], c[12:10], c[6], 2'b00}, rs1, 3'b010, rd, 7'b0000011);
        3'b110: expand_0 = s_form({5'd0, c[5], c[12:10], c[6], 2'b00}, rd, rs1, 3'b010);
        ${zcb && BYTES_AND_HALVES}
        default: expand_0 = 32'd0;
      endcase
    end
  endfunction
`;

const quadrant1 = (base: Base) => sv`
  function automatic [31:0] arithmetic(input [15:0] c);
    reg [4:0] rd, rs2;
    begin
      rd = {2'b01, c[9:7]};
      rs2 = {2'b01, c[4:2]};
      case (c[11:10])
        2'b00: arithmetic = c[12] ? 32'd0 : i_form({7'b0000000, c[6:2]}, rd, 3'b101, rd, 7'b0010011);
        2'b01: arithmetic = c[12] ? 32'd0 : i_form({7'b0100000, c[6:2]}, rd, 3'b101, rd, 7'b0010011);
        2'b10: arithmetic = i_form({{7{c[12]}}, c[6:2]}, rd, 3'b111, rd, 7'b0010011);
        default:
          case ({c[12], c[6:5]})
            3'b000: arithmetic = r_form(7'b0100000, rs2, rd, 3'b000, rd);
            3'b001: arithmetic = r_form(7'b0000000, rs2, rd, 3'b100, rd);
            3'b010: arithmetic = r_form(7'b0000000, rs2, rd, 3'b110, rd);
            3'b011: arithmetic = r_form(7'b0000000, rs2, rd, 3'b111, rd);
            ${base.zcb && ofOneRegister(base)}
            default: arithmetic = 32'd0;
          endcase
      endcase
    end
  endfunction
  function automatic [31:0] expand_1(input [15:0] c);
    reg [31:0] imm;
    reg [20:0] jump;
    reg [12:0] branch;
    begin
      imm = {{27{c[12]}}, c[6:2]};
      jump = {{10{c[12]}}, c[8], c[10:9], c[6], c[7], c[2], c[11], c[5:3], 1'b0};
      branch = {{5{c[12]}}, c[6:5], c[2], c[11:10], c[4:3], 1'b0};
      case (c[15:13])
        3'b000: expand_1 = i_form(imm[11:0], c[11:7], 3'b000, c[11:7], 7'b0010011);
        3'b001: expand_1 = j_form(jump, 5'd1);
        3'b010: expand_1 = i_form(imm[11:0], 5'd0, 3'b000, c[11:7], 7'b0010011);
        3'b011:
          if (imm == 32'd0) expand_1 = 32'd0;
          else if (c[11:7] == 5'd2) expand_1 = i_form({{3{c[12]}}, c[4:3], c[5], c[2], c[6], 4'd0}, 5'd2, 3'b000, 5'd2, 7'b0010011);
          else expand_1 = {imm[19:0], c[11:7], 7'b0110111};
        3'b100: expand_1 = arithmetic(c);
        3'b101: expand_1 = j_form(jump, 5'd0);
        3'b110: expand_1 = b_form(branch, {2'b01, c[9:7]}, 3'b000);
        default: expand_1 = b_form(branch, {2'b01, c[9:7]}, 3'b001);
      endcase
    end
  endfunction
`;

const QUADRANT_2 = sv`
  function automatic [31:0] expand_2(input [15:0] c);
    case (c[15:13])
      3'b000: expand_2 = c[12] ? 32'd0 : i_form({7'd0, c[6:2]}, c[11:7], 3'b001, c[11:7], 7'b0010011);
      3'b010: expand_2 = c[11:7] == 5'd0 ? 32'd0 : i_form({4'd0, c[3:2], c[12], c[6:4], 2'b00}, 5'd2, 3'b010, c[11:7], 7'b0000011);
      3'b100:
        if (c[6:2] != 5'd0) expand_2 = r_form(7'd0, c[6:2], c[12] ? c[11:7] : 5'd0, 3'b000, c[11:7]);
        else if (c[11:7] != 5'd0) expand_2 = i_form(12'd0, c[11:7], 3'b000, {4'd0, c[12]}, 7'b1100111);
        else expand_2 = c[12] ? 32'h00100073 : 32'd0;
      3'b110: expand_2 = s_form({4'd0, c[8:7], c[12:9], 2'b00}, c[6:2], 5'd2, 3'b010);
      default: expand_2 = 32'd0;
    endcase
  endfunction
`;

/** Zcb, as the tables of Code Size Reduction 1.0, 3.3, have it. */
const BYTES_AND_HALVES = sv`
  3'b100:
    case ({c[12:10], c[6]})
      4'b000_0: expand_0 = i_form({10'd0, c[5], 1'b0}, rs1, 3'b100, rd, 7'b0000011);
      4'b000_1: expand_0 = i_form({10'd0, c[5], 1'b1}, rs1, 3'b100, rd, 7'b0000011);
      4'b001_0: expand_0 = i_form({10'd0, c[5], 1'b0}, rs1, 3'b101, rd, 7'b0000011);
      4'b001_1: expand_0 = i_form({10'd0, c[5], 1'b0}, rs1, 3'b001, rd, 7'b0000011);
      4'b010_0: expand_0 = s_form({10'd0, c[5], 1'b0}, rd, rs1, 3'b000);
      4'b010_1: expand_0 = s_form({10'd0, c[5], 1'b1}, rd, rs1, 3'b000);
      4'b011_0: expand_0 = s_form({10'd0, c[5], 1'b0}, rd, rs1, 3'b001);
      default: expand_0 = 32'd0;
    endcase
`;

const ofOneRegister = ({ zbb, multiply }: Base) => sv`
  ${multiply !== 'none' && "3'b110: arithmetic = r_form(7'b0000001, rs2, rd, 3'b000, rd);"}
  3'b111:
    case (c[4:2])
      3'd0: arithmetic = i_form(12'd255, rd, 3'b111, rd, 7'b0010011);
      ${zbb && SIGNS}
      3'd5: arithmetic = i_form(12'hfff, rd, 3'b100, rd, 7'b0010011);
      default: arithmetic = 32'd0;
    endcase
`;

const SIGNS = sv`
  3'd1: arithmetic = i_form(12'b0110000_00100, rd, 3'b001, rd, 7'b0010011);
  3'd2: arithmetic = r_form(7'b0000100, 5'd0, rd, 3'b100, rd);
  3'd3: arithmetic = i_form(12'b0110000_00101, rd, 3'b001, rd, 7'b0010011);
`;

/** `expand`: the instruction that a compressed one stands for, as Unprivileged ISA 20191213, 16.8, has it; 0 where it is none. */
export const compressedSpec = (base: Base) => sv`
  ${FORMS}
  ${quadrant0(base)}
  ${quadrant1(base)}
  ${QUADRANT_2}
  function automatic [31:0] expand(input [15:0] c);
    case (c[1:0])
      2'b00: expand = expand_0(c);
      2'b01: expand = expand_1(c);
      default: expand = expand_2(c);
    endcase
  endfunction
`;
