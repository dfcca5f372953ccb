import { sv } from '../rtl/sv.ts';

/** What the A extension does (Unprivileged ISA 20191213, chapter 8). */
export const ATOMIC = sv`
  function automatic [31:0] modified(input [4:0] funct5, input [31:0] old, input [31:0] operand);
    case (funct5)
      5'b00001: modified = operand;
      5'b00000: modified = old + operand;
      5'b00100: modified = old ^ operand;
      5'b01100: modified = old & operand;
      5'b01000: modified = old | operand;
      5'b10000: modified = $signed(old) < $signed(operand) ? old : operand;
      5'b10100: modified = $signed(old) > $signed(operand) ? old : operand;
      5'b11000: modified = old < operand ? old : operand;
      default: modified = old > operand ? old : operand;
    endcase
  endfunction
  task atomic(input reads, input stores, input [31:0] value);
    begin
      legal = 1'b1;
      asked = 1'b1;
      reads_rs1 = 1'b1;
      rd = i[11:7];
      rmask = {4{reads}};
      wmask = {4{stores}};
      address = rs1_value;
      result = value;
      written = modified(i[31:27], memory_value, rs2_value);
      if (address[1:0] != 2'd0) begin
        exception = 1'b1;
        cause = i[31:27] == 5'b00010 ? 5'd4 : 5'd6;
      end
    end
  endtask
`;

/** Whether SC succeeds is asked elsewhere: here it is what \`stores_word\` says. */
export const ATOMIC_WORDS = sv`
  7'b0101111:
    if (funct3 == 3'b010)
      case (i[31:27])
        5'b00010: if (rs2 == 5'd0) atomic(1'b1, 1'b0, memory_value);
        5'b00011: begin
          atomic(1'b0, stores_word, {31'd0, !stores_word});
          reads_rs2 = 1'b1;
          written = rs2_value;
        end
        5'b00001, 5'b00000, 5'b00100, 5'b01100, 5'b01000, 5'b10000, 5'b10100, 5'b11000, 5'b11100: begin
          atomic(1'b1, 1'b1, memory_value);
          reads_rs2 = 1'b1;
        end
        default: ;
      endcase
`;
