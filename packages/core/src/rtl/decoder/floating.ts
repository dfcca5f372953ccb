import { sv } from '../sv.ts';

/** The instructions of Zfinx: which words are, and which of them take their rounding mode from frm. */
export const FLOATING = sv`
  logic fused, op_fp, legal_fused, legal_op_fp;
  assign fused = opcode[6:4] == 3'b100 && opcode[1:0] == 2'b11; // products plus a third source
  assign op_fp = opcode == OP_FP;
  assign floating = fused || op_fp;
  assign dynamic_rounding = floating && (fused || !instr[29]) && funct3 == 3'b111;

  // The modes 5 and 6 are reserved.
  logic legal_mode;
  assign legal_mode = funct3 != 3'b101 && funct3 != 3'b110;
  assign legal_fused = fused && instr[26:25] == 2'b00 && legal_mode;
  always_comb begin
    casez ({instr[31:20], funct3})
      15'b000??00_?????_???, 15'b0101100_00000_???, // FADD, FSUB, FMUL, FDIV, FSQRT
      15'b1100000_0000?_???, 15'b1101000_0000?_???: legal_op_fp = legal_mode; // conversions
      15'b0010000_?????_00?, 15'b0010000_?????_010, // FSGNJ, FSGNJN, FSGNJX
      15'b0010100_?????_00?, // FMIN, FMAX
      15'b1010000_?????_00?, 15'b1010000_?????_010, // FLE, FLT, FEQ
      15'b1110000_00000_001: legal_op_fp = 1'b1; // FCLASS
      default: legal_op_fp = 1'b0;
    endcase
  end
`;
