// A compressed instruction as the one of 32 bits that it stands for. What RV32C leaves undefined comes out as it
// came in, its upper half zero: the decoder refuses it, since bits 1:0 of an instruction are ones.
module nl_micro_expander (
  input  logic [15:0] half,
  output logic [31:0] instr
);
  localparam logic [6:0] LOAD = 7'b0000011;
  localparam logic [6:0] OP_IMM = 7'b0010011;
  localparam logic [6:0] STORE = 7'b0100011;
  localparam logic [6:0] OP = 7'b0110011;
  localparam logic [6:0] LUI = 7'b0110111;
  localparam logic [6:0] BRANCH = 7'b1100011;
  localparam logic [6:0] JALR = 7'b1100111;
  localparam logic [6:0] JAL = 7'b1101111;
  localparam logic [4:0] X0 = 5'd0;
  localparam logic [4:0] RA = 5'd1;
  localparam logic [4:0] SP = 5'd2;

  // Registers: rd and rs2 may be any, the others are of x8 to x15. Where a format has another source, it is where rd is.
  logic [4:0] rd, rs2, low_rd, low_rs1;
  assign rd = half[11:7];
  assign rs2 = half[6:2];
  assign low_rd = {2'b01, half[4:2]};
  assign low_rs1 = {2'b01, half[9:7]};

  logic upper; // sign of an immediate, bit 5 of a shift amount, or a part of the operation
  logic [5:0] imm;
  logic [11:0] word_offset, stack_load_offset, stack_store_offset, stack_address, stack_step;
  assign upper = half[12];
  assign imm = {upper, half[6:2]};
  assign word_offset = {5'b0, half[5], half[12:10], half[6], 2'b0};
  assign stack_load_offset = {4'b0, half[3:2], half[12], half[6:4], 2'b0};
  assign stack_store_offset = {4'b0, half[8:7], half[12:9], 2'b0};
  assign stack_address = {2'b0, half[10:7], half[12:11], half[5], half[6], 2'b0};
  assign stack_step = {{3{upper}}, half[4:3], half[5], half[2], half[6], 4'b0};

  // Offsets of jumps and branches, their bits where the long forms have them.
  logic [19:0] jump_offset;
  logic [6:0] branch_offset_high;
  logic [4:0] branch_offset_low;
  assign jump_offset =
    {upper, half[8], half[10:9], half[6], half[7], half[2], half[11], half[5:3], {9{upper}}};
  assign branch_offset_high = {{4{upper}}, half[6:5], half[2]};
  assign branch_offset_low = {half[11:10], half[4:3], upper};

  logic [31:0] addi4spn, lw, sw;
  assign addi4spn = {stack_address, SP, 3'b000, low_rd, OP_IMM};
  assign lw = {word_offset, low_rs1, 3'b010, low_rd, LOAD};
  assign sw = {word_offset[11:5], low_rd, low_rs1, 3'b010, word_offset[4:0], STORE};

  logic [2:0] funct3; // of sub, xor, or, and
  logic [31:0] addi, jal, li, addi16sp, lui, shift_right, andi, between_registers, j, branch;
  assign funct3 = {|half[6:5], half[6], &half[6:5]};
  assign addi = {{7{upper}}, imm[4:0], rd, 3'b000, rd, OP_IMM};
  assign jal = {jump_offset, RA, JAL};
  assign li = {{7{upper}}, imm[4:0], X0, 3'b000, rd, OP_IMM};
  assign addi16sp = {stack_step, SP, 3'b000, SP, OP_IMM};
  assign lui = {{15{upper}}, imm[4:0], rd, LUI};
  assign shift_right = {1'b0, half[10], 5'b0, imm[4:0], low_rs1, 3'b101, low_rs1, OP_IMM};
  assign andi = {{7{upper}}, imm[4:0], low_rs1, 3'b111, low_rs1, OP_IMM};
  assign between_registers = {1'b0, funct3 == 3'b000, 5'b0, low_rd, low_rs1, funct3, low_rs1, OP};
  assign j = {jump_offset, X0, JAL};
  assign branch = {branch_offset_high, X0, low_rs1, 2'b00, half[13], branch_offset_low, BRANCH};

  logic [31:0] slli, lwsp, add, jalr, ebreak, swsp; // add is also mv, jalr also jr
  assign slli = {7'b0, imm[4:0], rd, 3'b001, rd, OP_IMM};
  assign lwsp = {stack_load_offset, SP, 3'b010, rd, LOAD};
  assign add = {7'b0, rs2, upper ? rd : X0, 3'b000, rd, OP};
  assign jalr = {12'b0, rd, 3'b000, 4'b0, upper, JALR};
  assign ebreak = 32'h00100073;
  assign swsp = {stack_store_offset[11:5], rs2, SP, 3'b010, stack_store_offset[4:0], STORE};

  logic [4:0] kind; // quadrant and funct3
  logic [2:0] operation; // what kind 01_100 does
  logic [31:0] expanded;
  logic legal;
  assign kind = {half[1:0], half[15:13]};
  assign operation = {half[12:10]};
  always_comb begin
    expanded = addi;
    legal = 1'b1;
    case (kind)
      5'b00_000: begin
        expanded = addi4spn;
        legal = stack_address != 12'd0;
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
        legal = imm != 6'd0;
      end
      5'b01_100:
        casez (operation)
          3'b00?: expanded = shift_right;
          3'b?10: expanded = andi;
          3'b011: expanded = between_registers;
          default: legal = 1'b0;
        endcase
      5'b01_101: expanded = j;
      5'b01_110, 5'b01_111: expanded = branch;

      5'b10_000: begin
        expanded = slli;
        legal = !upper;
      end
      5'b10_010: begin
        expanded = lwsp;
        legal = rd != X0;
      end
      5'b10_100: begin
        if (rs2 != X0) expanded = add;
        else if (rd != X0) expanded = jalr;
        else expanded = ebreak;
        legal = (rs2 != X0 || rd != X0 || upper);
      end
      5'b10_110: begin
        expanded = swsp;
      end
      default: legal = 1'b0;
    endcase
  end

  assign instr = legal ? expanded : {16'b0, half};
endmodule
