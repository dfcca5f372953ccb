// Expands a compressed (RVC) instruction to its 32-bit equivalent. A reserved or undefined encoding passes
// through with a zero upper half; the decoder then reports it as illegal, because bits 1:0 are not 11.
module nl_safe_expander (
  input  logic [15:0] instr_c,
  output logic [31:0] instr
);
  localparam logic [6:0] LOAD   = 7'b0000011;
  localparam logic [6:0] OP_IMM = 7'b0010011;
  localparam logic [6:0] STORE  = 7'b0100011;
  localparam logic [6:0] OP     = 7'b0110011;
  localparam logic [6:0] LUI    = 7'b0110111;
  localparam logic [6:0] BRANCH = 7'b1100011;
  localparam logic [6:0] JALR   = 7'b1100111;
  localparam logic [6:0] JAL    = 7'b1101111;
  localparam logic [4:0] X0     = 5'd0;
  localparam logic [4:0] RA     = 5'd1;
  localparam logic [4:0] SP     = 5'd2;

  // Register fields: rd and rs2 name any register, rd' and rs1' only x8 to x15. In the CR and CI formats rs1
  // is in the place of rd.
  logic [4:0] rd, rs2, rd_prime, rs1_prime;

  assign rd        = instr_c[11:7];
  assign rs2       = instr_c[6:2];
  assign rd_prime  = {2'b01, instr_c[4:2]};
  assign rs1_prime = {2'b01, instr_c[9:7]};

  logic        bit_12; // sign of the immediate, bit 5 of a shift amount, or part of funct4
  logic [5:0]  imm;
  logic [11:0] word_offset, stack_load_offset, stack_store_offset, stack_address, stack_step;

  assign bit_12             = instr_c[12];
  assign imm                = {bit_12, instr_c[6:2]};
  assign word_offset        = {5'b0, instr_c[5], instr_c[12:10], instr_c[6], 2'b0};
  assign stack_load_offset  = {4'b0, instr_c[3:2], instr_c[12], instr_c[6:4], 2'b0};
  assign stack_store_offset = {4'b0, instr_c[8:7], instr_c[12:9], 2'b0};
  assign stack_address      = {2'b0, instr_c[10:7], instr_c[12:11], instr_c[5], instr_c[6], 2'b0};
  assign stack_step         = {{3{bit_12}}, instr_c[4:3], instr_c[5], instr_c[2], instr_c[6], 4'b0};

  // Jump and branch offsets in the bit order of the J and B formats.
  logic [19:0] jump_offset;
  logic [6:0]  branch_offset_high;
  logic [4:0]  branch_offset_low;

  assign jump_offset        =
    {bit_12, instr_c[8], instr_c[10:9], instr_c[6], instr_c[7], instr_c[2], instr_c[11], instr_c[5:3],
     {9{bit_12}}};
  assign branch_offset_high = {{4{bit_12}}, instr_c[6:5], instr_c[2]};
  assign branch_offset_low  = {instr_c[11:10], instr_c[4:3], bit_12};

  logic [31:0] addi4spn, lw, sw;

  assign addi4spn = {stack_address, SP, 3'b000, rd_prime, OP_IMM};
  assign lw       = {word_offset, rs1_prime, 3'b010, rd_prime, LOAD};
  assign sw       = {word_offset[11:5], rd_prime, rs1_prime, 3'b010, word_offset[4:0], STORE};

  logic [2:0]  funct3; // of sub, xor, or, and
  logic [31:0] addi, jal, li, addi16sp, lui, shift_right, andi, reg_reg, j, branch;

  assign funct3      = {|instr_c[6:5], instr_c[6], &instr_c[6:5]};
  assign addi        = {{7{bit_12}}, imm[4:0], rd, 3'b000, rd, OP_IMM};
  assign jal         = {jump_offset, RA, JAL};
  assign li          = {{7{bit_12}}, imm[4:0], X0, 3'b000, rd, OP_IMM};
  assign addi16sp    = {stack_step, SP, 3'b000, SP, OP_IMM};
  assign lui         = {{15{bit_12}}, imm[4:0], rd, LUI};
  assign shift_right = {1'b0, instr_c[10], 5'b0, imm[4:0], rs1_prime, 3'b101, rs1_prime, OP_IMM};
  assign andi        = {{7{bit_12}}, imm[4:0], rs1_prime, 3'b111, rs1_prime, OP_IMM};
  assign reg_reg     = {1'b0, funct3 == 3'b000, 5'b0, rd_prime, rs1_prime, funct3, rs1_prime, OP};
  assign j           = {jump_offset, X0, JAL};
  assign branch      = {branch_offset_high, X0, rs1_prime, 2'b00, instr_c[13], branch_offset_low, BRANCH};

  logic [31:0] slli, lwsp, add, jalr, ebreak, swsp; // add is also mv, jalr also jr

  assign slli   = {7'b0, imm[4:0], rd, 3'b001, rd, OP_IMM};
  assign lwsp   = {stack_load_offset, SP, 3'b010, rd, LOAD};
  assign add    = {7'b0, rs2, bit_12 ? rd : X0, 3'b000, rd, OP};
  assign jalr   = {12'b0, rd, 3'b000, 4'b0, bit_12, JALR};
  assign ebreak = 32'h00100073;
  assign swsp   = {stack_store_offset[11:5], rs2, SP, 3'b010, stack_store_offset[4:0], STORE};

  logic [4:0]  kind;      // quadrant and funct3
  logic [2:0]  operation; // operation of MISC-ALU (01_100)
  logic [31:0] expanded;
  logic        legal;

  assign kind      = {instr_c[1:0], instr_c[15:13]};
  assign operation = {instr_c[12:10]};

  always_comb begin
    expanded = addi;
    legal    = 1'b1;
    case (kind)
      5'b00_000: begin
        expanded = addi4spn;
        legal    = stack_address != 12'd0;
      end
      5'b00_010: expanded = lw;
      5'b00_110: expanded = sw;

      5'b01_000: begin
        expanded = addi;
      end
      5'b01_001: expanded = jal;
      5'b01_010: begin
        expanded = li;
      end
      5'b01_011: begin
        expanded = rd == SP ? addi16sp : lui;
        legal    = imm != 6'd0;
      end
      5'b01_100:
        casez (operation)
          3'b00?:  expanded = shift_right;
          3'b?10:  expanded = andi;
          3'b011:  expanded = reg_reg;
          default: legal = 1'b0;
        endcase
      5'b01_101:            expanded = j;
      5'b01_110, 5'b01_111: expanded = branch;

      5'b10_000: begin
        expanded = slli;
        legal    = !bit_12;
      end
      5'b10_010: begin
        expanded = lwsp;
        legal    = rd != X0;
      end
      5'b10_100: begin
        if (rs2 != X0) expanded = add;
        else if (rd != X0) expanded = jalr;
        else expanded = ebreak;
        legal = (rs2 != X0 || rd != X0 || bit_12);
      end
      5'b10_110: begin
        expanded = swsp;
      end
      default: legal = 1'b0;
    endcase
  end

  assign instr = legal ? expanded : {16'b0, instr_c};
endmodule
