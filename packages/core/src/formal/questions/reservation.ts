import { sv } from '../../rtl/sv.ts';
import { must } from './must.ts';

/**
 * SC stores only where the last LR loaded, with no SC between (Unprivileged ISA 20191213, 8.2), and right behind its LR
 * it does store.
 */
export const RESERVATION = sv`
  reg reserved = 1'b0;
  reg just_now; // LR was the instruction before
  reg [31:2] where;
  wire done = shown && !rvfi_trap && rvfi_insn[6:0] == 7'b0101111;
  wire lr = done && rvfi_insn[31:27] == 5'b00010;
  wire sc = done && rvfi_insn[31:27] == 5'b00011;
  wire stores = rvfi_mem_wmask != 4'd0;
  wire here = reserved && where == rvfi_rs1_rdata[31:2];
  assign asks = sc && stores;
  always @(posedge clk) begin
    if (shown) just_now <= lr;
    if (lr || sc) reserved <= lr;
    if (lr) where <= rvfi_rs1_rdata[31:2];
    fails <= 1'b0;
    if (sc) begin
      ${must('!stores || here')}
      ${must('stores || !(here && just_now) || rvfi_intr')}
    end
  end
`;
