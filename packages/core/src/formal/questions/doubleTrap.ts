import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasNmi, nmiVectors } from '../../options/nmi.ts';
import { sv } from '../../rtl/sv.ts';
import { ACCESS } from './csr.ts';
import { must } from './must.ts';

/** Where an exception leads that nobody is ready for: nowhere, or where the non-maskable interrupt does. */
const led = (options: CoreOptions) =>
  `rvfi_pc_wdata == rvfi_pc_rdata${hasNmi(options) ? ` || rvfi_pc_wdata == 32'd${nmiVectors(options).interrupt >>> 0}` : ''}`;

/** MDT as the trace tells of it, from reset on: an exception while it is set leads to no handler of traps, nor is anything executed behind one that led nowhere. */
export const doubleTrap = (options: CoreOptions) => sv`
  ${ACCESS}
  wire here = is_csr && rvfi_insn[31:20] == 12'h310 && writes;
  wire operand = !rvfi_insn[14] && rvfi_rs1_rdata[10];
  wire returns = shown && !rvfi_trap && (rvfi_insn == 32'h3020_0073${hasNmi(options) && " || rvfi_insn == 32'h7020_0073"});
  reg unready = 1'b1;
  reg stops = 1'b0;
  wire entered = rvfi_intr${hasNmi(options) && " && rvfi_cause[6:0] != 7'd0"};
  wire disabled = unready || entered;
  assign asks = shown && ((rvfi_trap && disabled) || stops);
  always @(posedge clk) begin
    fails <= 1'b0;
    if (shown && rvfi_trap && disabled) ${must(led(options))}
    if (shown) ${must('!stops')}
    if (shown) begin
      unready <= rvfi_trap ? 1'b1
               : returns ? 1'b0
               : !here ? disabled
               : rvfi_insn[13:12] == 2'b01 ? operand
               : rvfi_insn[12] ? disabled && !operand
               : disabled || operand;
      stops <= stops || (rvfi_trap && disabled && rvfi_pc_wdata == rvfi_pc_rdata${hasNmi(options) && ` && rvfi_pc_rdata != 32'd${nmiVectors(options).interrupt >>> 0}`});
    end
  end
`;
