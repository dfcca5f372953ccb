import type { ItemText } from '@netloom/hdl/emit';
import { hasClic } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasLater } from '../custom/later.ts';
import { sv } from '../rtl/sv.ts';
import { lineBits } from './interruptLines.ts';
import { cleared, code, declared, note, variable } from './items.ts';
import { hasJtag } from './jtag.ts';

/** Instructions that trap one after the other before the run counts as caught in a loop of traps. */
const TRAPS = 64;

/** The task that the bus calls when it answers with an error. */
export function noteError({ auxiliary }: CoreOptions): string {
  if (!auxiliary.rvfi)
    return sv`
      task automatic note_error(input logic [31:0] address, input logic [1:0] kind);
        if (address == 32'd0 && kind == 2'd0) $display("error response");
      endtask
    `;
  return sv`
    task automatic note_error(input logic [31:0] address, input logic [1:0] kind);
      if (trace_file != 0 && !ended)
        $fwrite(trace_file, "%u", {96'd0, address, 224'd0, cycle[31:0], 32'd0, 29'd0, kind, 1'b0});
    endtask
  `;
}

/** What retires, and bus errors given, as records that `lockstep/readTrace.ts` reads. */
export function trace(options: CoreOptions): ItemText[] {
  const { base, auxiliary } = options;
  if (!auxiliary.rvfi) return [];
  const lines = lineBits(options);
  return [
    note('Trace: records of 14 words. Bit 0 of the first tells a retired instruction from a bus error.'),
    declared(
      cleared('seen', hasClic(options) ? 4 : lines),
      ...(hasClic(options) ? [cleared('told_lines', lines)] : []),
      cleared('traps', 32),
      variable('flags', 32),
      variable('register_numbers', 32),
    ),
    code(records(base.zicsr, hasJtag(options), hasClic(options) ? 4 : lines, hasClic(options))),
    ...(hasLater(options) ? [code(LANDINGS)] : []),
  ];
}

/** Pins of the CLIC, when one changes; in front of what retires in the same clock. */
const LINES = sv`
  told_lines <= lines;
  if (lines != told_lines && trace_file != 0 && !ended)
    $fwrite(trace_file, "%u", {320'd0, 32'(lines), cycle[31:0], 32'd2, 32'd6});
`;

/** Results that come later. */
const LANDINGS = sv`
  always @(posedge clk)
    if (rst_n && rvfi_late_valid && trace_file != 0 && !ended)
      $fwrite(trace_file, "%u", {288'd0, rvfi_late_rd_wdata, 27'd0, rvfi_late_rd_addr, cycle[31:0], 32'd3, 32'd6});
`;

/** Who debugs wants to see the loop of traps. */
const records = (zicsr: boolean, jtag: boolean, lines: number, clic: boolean) => sv`
    assign flags = {${lines === 4 ? "10'd0, seen[3] | lines[3], lines[3], seen[2:0] | lines[2:0], lines[2:0]" : "12'd0, seen | lines, lines"}, rvfi_mem_wmask, rvfi_mem_rmask, rvfi_mode, rvfi_halt, rvfi_intr, rvfi_trap, 1'b1};
    assign register_numbers = {8'd0, 3'd0, rvfi_rd_addr, 3'd0, rvfi_rs2_addr, 3'd0, rvfi_rs1_addr};

    always @(posedge clk)
      if (rst_n) begin
        seen <= rvfi_valid && rvfi_intr ? ${lines}'d0 : seen | lines${clic && '[3:0]'};
        ${clic && LINES}
        if (rvfi_valid && !ended) begin
          if (!rvfi_trap) retired <= retired + 64'd1;
          traps <= rvfi_trap ? traps + 32'd1 : 32'd0;
          ${!zicsr && 'halted_pc <= rvfi_pc_rdata;'}
          if (trace_file != 0)
            $fwrite(trace_file, "%u", {
              rvfi_cause, rvfi_mem_wdata, rvfi_mem_rdata, rvfi_mem_addr,
              rvfi_rd_wdata, rvfi_rs2_rdata, rvfi_rs1_rdata, register_numbers,
              rvfi_pc_wdata, rvfi_pc_rdata, rvfi_insn, cycle[31:0], rvfi_order[31:0], flags
            });
          if (traps == 32'd${TRAPS}${jtag && ' && jtag_socket == ""'}) finish("trap-loop", rvfi_pc_rdata);
        end
      end
  `;
