import { sv } from '../sv.ts';
import { BYTES_AND_HALVES, ofOneRegister } from './zcb.ts';
import type { More } from './zcb.ts';

const unless = (few: boolean, absent: string) => few && ` && !${absent}`;
const legal = (few: boolean, absent: string) => few && `legal = !${absent};`;

/** Which instruction it is, by quadrant and funct3, and whether it is one; `few`: there are no registers x16 to x31. */
export const choice = (few: boolean, more: More) => sv`
  logic [4:0] kind; // quadrant and funct3
  logic [2:0] operation; // operation of MISC-ALU (01_100)
  logic [31:0] expanded;
  logic legal;
  assign kind = {instr_c[1:0], instr_c[15:13]};
  assign operation = {instr_c[12:10]};
  always_comb begin
    expanded = addi;
    legal = 1'b1;
    case (kind)
      ${QUADRANT_0}
      ${more.zcb && BYTES_AND_HALVES}

      ${quadrant1(few, more)}

      ${quadrant2(few)}
      default: legal = 1'b0;
    endcase
  end
`;

const QUADRANT_0 = sv`
  5'b00_000: begin
    expanded = addi4spn;
    legal = stack_address != 12'd0;
  end
  5'b00_010: expanded = lw;
  5'b00_110: expanded = sw;
`;

const quadrant1 = (few: boolean, more: More) => sv`
  5'b01_000: begin
    expanded = addi;
    ${legal(few, 'no_rd')}
  end
  5'b01_001: expanded = jal;
  5'b01_010: begin
    expanded = li;
    ${legal(few, 'no_rd')}
  end
  5'b01_011: begin
    expanded = rd == SP ? addi16sp : lui;
    legal = imm != 6'd0${unless(few, 'no_rd')};
  end
  5'b01_100:
    casez (operation)
      3'b00?: expanded = shift_right;
      3'b?10: expanded = andi;
      3'b011: expanded = reg_reg;
      ${more.zcb && ofOneRegister(more)}
      default: legal = 1'b0;
    endcase
  5'b01_101: expanded = j;
  5'b01_110, 5'b01_111: expanded = branch;
`;

const quadrant2 = (few: boolean) => sv`
  5'b10_000: begin
    expanded = slli;
    legal = !bit_12${unless(few, 'no_rd')};
  end
  5'b10_010: begin
    expanded = lwsp;
    legal = rd != X0${unless(few, 'no_rd')};
  end
  5'b10_100: begin
    if (rs2 != X0) expanded = add;
    else if (rd != X0) expanded = jalr;
    else expanded = ebreak;
    legal = (rs2 != X0 || rd != X0 || bit_12)${few && ' && !no_rd && !no_rs2'};
  end
  5'b10_110: begin
    expanded = swsp;
    ${legal(few, 'no_rs2')}
  end
`;
