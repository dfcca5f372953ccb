import { sv } from '../rtl/sv.ts';

/** What kinds of instructions do with their operands. */
export const TASKS = sv`
  task loads(input [3:0] size, input [31:0] value);
    begin
      legal = 1'b1;
      asked = 1'b1;
      reads_rs1 = 1'b1;
      rd = i[11:7];
      rmask = size;
      address = rs1_value + i_imm;
      result = value;
    end
  endtask
  task stores(input [3:0] size);
    begin
      legal = 1'b1;
      asked = 1'b1;
      reads_rs1 = 1'b1;
      reads_rs2 = 1'b1;
      wmask = size;
      address = rs1_value + s_imm;
    end
  endtask
  task writes(input [31:0] value);
    begin
      legal = 1'b1;
      asked = 1'b1;
      rd = i[11:7];
      result = value;
    end
  endtask
  task computes(input [32:0] operation, input second);
    begin
      legal = operation[32];
      asked = operation[32];
      reads_rs1 = 1'b1;
      reads_rs2 = second;
      rd = i[11:7];
      result = operation[31:0];
    end
  endtask
  task branches(input taken);
    begin
      legal = 1'b1;
      asked = 1'b1;
      reads_rs1 = 1'b1;
      reads_rs2 = 1'b1;
      if (taken) next = pc + b_imm;
    end
  endtask
`;

export const LOADS = sv`
  case (funct3)
    3'b000: loads(4'b0001, {{24{memory_value[7]}}, memory_value[7:0]});
    3'b001: loads(4'b0011, {{16{memory_value[15]}}, memory_value[15:0]});
    3'b010: loads(4'b1111, memory_value);
    3'b100: loads(4'b0001, {24'd0, memory_value[7:0]});
    3'b101: loads(4'b0011, {16'd0, memory_value[15:0]});
    default: ;
  endcase
`;

export const STORES = sv`
  case (funct3)
    3'b000: stores(4'b0001);
    3'b001: stores(4'b0011);
    3'b010: stores(4'b1111);
    default: ;
  endcase
`;

export const BRANCHES = sv`
  case (funct3)
    3'b000: branches(rs1_value == rs2_value);
    3'b001: branches(rs1_value != rs2_value);
    3'b100: branches($signed(rs1_value) < $signed(rs2_value));
    3'b101: branches($signed(rs1_value) >= $signed(rs2_value));
    3'b110: branches(rs1_value < rs2_value);
    3'b111: branches(rs1_value >= rs2_value);
    default: ;
  endcase
`;

export const BY_IMMEDIATE = sv`
  case (funct3)
    3'b000: computes({1'b1, rs1_value + i_imm}, 1'b0);
    3'b010: computes({1'b1, 31'd0, $signed(rs1_value) < $signed(i_imm)}, 1'b0);
    3'b011: computes({1'b1, 31'd0, rs1_value < i_imm}, 1'b0);
    3'b100: computes({1'b1, rs1_value ^ i_imm}, 1'b0);
    3'b110: computes({1'b1, rs1_value | i_imm}, 1'b0);
    3'b111: computes({1'b1, rs1_value & i_imm}, 1'b0);
    default: computes(by_immediate(i[31:20], funct3, rs1_value, i_imm), 1'b0);
  endcase
`;
