import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Features } from './features.ts';

/** The first instruction after an interrupt tells of it. */
const afterInterrupt = (options: CoreOptions) => sv`
  logic        after_interrupt;
  logic [4:0]  last_cause;
  ${clocked(options, "after_interrupt <= 1'b0;", 'if (valid && leaves) after_interrupt <= interrupted;')}
  always_ff @(posedge clk) if (valid && interrupted) last_cause <= interrupt_cause;
`;

/** What memory was read or written; an atomic instruction may do both, or with SC neither. */
const masks = ({ atomics }: Features) => sv`
  logic [3:0]  mask;
  assign mask = !(completes && access) ? 4'b0000 : instr[13] ? 4'b1111 : instr[12] ? 4'b0011 : 4'b0001;
  ${
    atomics
      ? sv`
          assign rvfi_mem_rmask  = store || (amo && instr[31:27] == 5'b00011) ? 4'b0000 : mask;
          assign rvfi_mem_wmask  = store || (amo && lsu_stores) ? mask : 4'b0000;
          assign rvfi_mem_wdata  = amo ? lsu_stored : rs2;
        `
      : sv`
          assign rvfi_mem_rmask  = store ? 4'b0000 : mask;
          assign rvfi_mem_wmask  = store ? mask : 4'b0000;
          assign rvfi_mem_wdata  = rs2;
        `
  }
`;

/** The trace: what the instruction does in the cycle in which it leaves. */
export function rvfi(options: CoreOptions, features: Features): string {
  const { traps, compressed, user } = features;
  const order = "rvfi_order <= rvfi_order + {63'd0, rvfi_valid};";
  return sv`
    // ---- Trace of what retires (RISC-V Formal Interface)
    ${traps && afterInterrupt(options)}
    ${masks(features)}
    ${clocked(options, "rvfi_order <= 64'd0;", order)}
    assign rvfi_valid      = valid && leaves${traps && ' && !interrupted'};
    assign rvfi_insn       = fault ? 32'd0 : ${compressed ? "compressed ? {16'd0, raw} : instr" : 'instr'};
    assign rvfi_trap       = trap;
    assign rvfi_halt       = ${traps ? "1'b0" : 'trap'};
    assign rvfi_intr       = ${traps ? 'after_interrupt' : "1'b0"};
    assign rvfi_mode       = ${user ? "user ? 2'd0 : 2'd3" : "2'd3"};
    assign rvfi_ixl        = 2'd1;
    assign rvfi_rs1_addr   = uses_rs1 ? instr[19:15] : 5'd0;
    assign rvfi_rs2_addr   = uses_rs2 ? instr[24:20] : 5'd0;
    assign rvfi_rs1_rdata  = rvfi_rs1_addr == 5'd0 ? 32'd0 : rs1;
    assign rvfi_rs2_rdata  = rvfi_rs2_addr == 5'd0 ? 32'd0 : rs2;
    assign rvfi_rd_addr    = write_rd ? instr[11:7] : 5'd0;
    assign rvfi_rd_wdata   = rvfi_rd_addr == 5'd0 ? 32'd0 : rd;
    assign rvfi_pc_rdata   = pc;
    assign rvfi_pc_wdata   = redirect ? redirect_pc : fetch_pc;
    assign rvfi_mem_addr   = sum;
    assign rvfi_mem_rdata  = lsu_rdata;
    assign rvfi_cause      = ${traps ? "after_interrupt ? {27'h4000000, last_cause} : {27'd0, trap_cause}" : "32'd0"};
  `;
}
