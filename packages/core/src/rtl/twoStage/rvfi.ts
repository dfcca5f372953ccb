import { numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { interruptCause, interruptedEntry } from '../rvfiCause.ts';
import { rvfiLater } from '../rvfiLater.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';
import type { Features } from './features.ts';

/** What is done for a debugger is not part of the program's trace, nor is an entry of the table. */
const unseen = ({ debug, vectors }: Features) =>
  `${debug ? ' && !debug_mode && !debug_enter' : ''}${vectors ? ' && !entry_read' : ''}`;

/** The first instruction after an interrupt tells of it. */
const afterInterrupt = (options: CoreOptions, features: Features) => sv`
  logic after_interrupt;
  logic [${numberWidth(options) - 1}:0] last_interrupt_cause;
  ${clocked(options, "after_interrupt <= 1'b0;", `if (instr_valid && instr_done${unseen(features)}) after_interrupt <= take_interrupt;`)}
  always_ff @(posedge clk) if (instr_valid && take_interrupt) last_interrupt_cause <= interrupt_cause;
  ${interruptedEntry(options, 'instr_valid && take_interrupt')}
`;

/** What memory was read or written; an atomic instruction may do both, or with SC neither. */
const masks = ({ atomics, manages, customAccesses, customStores }: Features) => sv`
  logic [3:0] mem_mask;
  assign mem_mask = !(retire && mem_access${manages && ' && !cbo'}) ? 4'b0000 : ${customAccesses ? 'access_size[1]' : 'instr[13]'} ? 4'b1111 : ${customAccesses ? 'access_size[0]' : 'instr[12]'} ? 4'b0011 : 4'b0001;
  ${
    atomics
      ? sv`
          assign rvfi_mem_rmask = store || (amo && instr[31:27] == 5'b00011) ? 4'b0000 : mem_mask;
          assign rvfi_mem_wmask = store || (amo && lsu_amo_we) ? mem_mask : 4'b0000;
          assign rvfi_mem_wdata = amo ? lsu_amo_wdata : ${customStores && 'custom_access ? custom_wdata : '}rs2;
        `
      : sv`
          assign rvfi_mem_rmask = store ? 4'b0000 : mem_mask;
          assign rvfi_mem_wmask = store ? mem_mask : 4'b0000;
          assign rvfi_mem_wdata = ${customStores && 'custom_access ? custom_wdata : '}rs2;
        `
  }
`;

/** The trace: what the instruction does in the cycle in which it leaves. */
export function rvfi(options: CoreOptions, features: Features): string {
  const { traps, compressed, user, failedPart } = features;
  const order = "rvfi_order <= rvfi_order + {63'd0, rvfi_valid};";
  return sv`
    // ---- Trace of retired instructions (RISC-V Formal Interface)
    ${traps && afterInterrupt(options, features)}
    ${masks(features)}
    ${clocked(options, "rvfi_order <= 64'd0;", order)}
    assign rvfi_valid = instr_valid && instr_done${traps && ' && !take_interrupt'}${unseen(features)};
    assign rvfi_insn = instr_fault ? 32'd0 : ${compressed ? "compressed ? {16'd0, raw} : instr" : 'instr'};
    assign rvfi_trap = trap;
    assign rvfi_halt = ${traps ? "1'b0" : 'trap'};
    assign rvfi_intr = ${traps ? 'after_interrupt' : "1'b0"};
    assign rvfi_mode = ${user ? "user_mode ? 2'd0 : 2'd3" : "2'd3"};
    assign rvfi_ixl = 2'd1;
    assign rvfi_rs1_addr = uses_rs1 ? instr[19:15] : 5'd0;
    assign rvfi_rs2_addr = uses_rs2 ? instr[24:20] : 5'd0;
    assign rvfi_rs1_rdata = rvfi_rs1_addr == 5'd0 ? 32'd0 : rs1;
    assign rvfi_rs2_rdata = rvfi_rs2_addr == 5'd0 ? 32'd0 : rs2;
    assign rvfi_rd_addr = rd_we ? instr[11:7] : 5'd0;
    assign rvfi_rd_wdata = rvfi_rd_addr == 5'd0 ? 32'd0 : rd_wdata;
    assign rvfi_pc_rdata = pc;
    assign rvfi_pc_wdata = redirect ? redirect_pc : fetch_pc;
    assign rvfi_mem_addr = ${failedPart && 'instr_fault ? trap_value : '}alu_sum;
    assign rvfi_mem_rdata = lsu_rdata;
    assign rvfi_cause = ${traps ? `after_interrupt ? ${interruptCause(options)} : {27'd0, trap_cause}` : "32'd0"};
    ${rvfiLater(options, 'rvfi_valid && retire && custom_later', `instr[${6 + registerAddressWidth(options)}:7]`)}
  `;
}
