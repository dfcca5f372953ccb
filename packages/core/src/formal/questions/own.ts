import type { CustomEncoding } from '../../custom/customInstructions.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import { isWord } from './isWord.ts';
import { must } from './must.ts';

/** Statements of `semantics`: words that are the core's own are legal, and nothing is said of what they compute. */
export const ownWords = ({ custom }: CoreOptions): string =>
  (custom?.encodings ?? []).map((each) => `if (!short && ${isWord(each, 'i')}) legal = 1'b1;`).join('\n');

const holds = (each: CustomEncoding) => sv`
  if (shown && !rvfi_trap && ${isWord(each, 'rvfi_insn')}) begin
    ${must(`rvfi_rd_addr == ${each.rd && !each.later ? 'rvfi_insn[11:7]' : "5'd0"}`)}
    ${each.rs1 && must('rvfi_rs1_addr == rvfi_insn[19:15]')}
    ${each.rs2 && must('rvfi_rs2_addr == rvfi_insn[24:20]')}
    ${each.access?.kind !== 'load' && must("rvfi_mem_rmask == 4'd0")}
    ${each.access?.kind !== 'store' && must("rvfi_mem_wmask == 4'd0")}
    ${must('rvfi_pc_wdata == next')}
  end
`;

/** One of the core's own reads and writes the registers of its word, accesses memory only where it may, and goes on behind it. */
export const own = (encodings: readonly CustomEncoding[]) => sv`
  assign asks = shown && !rvfi_trap && (${encodings.map((each) => `(${isWord(each, 'rvfi_insn')})`).join(' || ')});
  always @(posedge clk) begin
    fails <= 1'b0;
    ${encodings.map(holds).join('\n')}
  end
`;
