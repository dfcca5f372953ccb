import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi, nmiVectors } from '../../options/nmi.ts';
import { sv } from '../../rtl/sv.ts';
import { must } from './must.ts';

export const ACCESS = sv`
  wire is_csr = shown && rvfi_insn[6:0] == 7'b1110011 && rvfi_insn[13:12] != 2'b00 && !rvfi_trap;
  wire writes = rvfi_insn[13:12] == 2'b01 || rvfi_insn[19:15] != 5'd0;
  wire reads = rvfi_rd_addr != 5'd0;
`;

/** A CSR that nothing but instructions writes holds what they write: mscratch. */
export const CSR = sv`
  ${ACCESS}
  wire here = is_csr && rvfi_insn[31:20] == 12'h340;
  wire [31:0] operand = rvfi_insn[14] ? {27'd0, rvfi_insn[19:15]} : rvfi_rs1_rdata;
  reg known = 1'b0;
  reg [31:0] scratch;
  wire [31:0] before = reads ? rvfi_rd_wdata : scratch;
  assign asks = here && known && reads;
  always @(posedge clk) begin
    fails <= 1'b0;
    if (asks) ${must('rvfi_rd_wdata == scratch')}
    if (here) begin
      known <= known || reads || rvfi_insn[13:12] == 2'b01;
      scratch <= !writes ? before
               : rvfi_insn[13:12] == 2'b01 ? operand
               : rvfi_insn[12] ? before & ~operand
               : before | operand;
    end
  end
`;

/** An exception of a handler may lead where the non-maskable interrupt does, by registers of that. */
const elsewhere = (options: CoreOptions) =>
  hasDoubleTrap(options) && hasNmi(options)
    ? ` && rvfi_pc_wdata != 32'd${nmiVectors(options).interrupt >>> 0}`
    : '';

/** After an exception mepc and mcause tell of it. */
export const trap = (options: CoreOptions) => sv`
  ${ACCESS}
  wire reads_epc = is_csr && rvfi_insn[31:20] == 12'h341;
  wire reads_cause = is_csr && rvfi_insn[31:20] == 12'h342;
  reg told = 1'b0;
  reg [31:0] where;
  reg [31:0] why;
  assign asks = told && !rvfi_intr && reads && (reads_epc || reads_cause);
  always @(posedge clk) begin
    fails <= 1'b0;
    if (asks) ${must('rvfi_rd_wdata == (reads_epc ? where : why)')}
    if (shown) begin
      told <= rvfi_trap ? !rvfi_intr${elsewhere(options)} : told && !rvfi_intr && !(writes && (reads_epc || reads_cause));
      if (rvfi_trap) begin
        where <= rvfi_pc_rdata;
        why <= rvfi_cause;
      end
    end
  end
`;
