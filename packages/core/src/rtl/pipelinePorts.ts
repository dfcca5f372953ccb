import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from './sv.ts';

/** The port of the RISC-V Formal Interface, one channel; `rvfi_cause` is mcause of the trap that was taken. */
export const RVFI_PORTS: readonly [name: string, width: number][] = [
  ['rvfi_valid', 1],
  ['rvfi_order', 64],
  ['rvfi_insn', 32],
  ['rvfi_trap', 1],
  ['rvfi_halt', 1],
  ['rvfi_intr', 1],
  ['rvfi_mode', 2],
  ['rvfi_ixl', 2],
  ['rvfi_rs1_addr', 5],
  ['rvfi_rs2_addr', 5],
  ['rvfi_rs1_rdata', 32],
  ['rvfi_rs2_rdata', 32],
  ['rvfi_rd_addr', 5],
  ['rvfi_rd_wdata', 32],
  ['rvfi_pc_rdata', 32],
  ['rvfi_pc_wdata', 32],
  ['rvfi_mem_addr', 32],
  ['rvfi_mem_rmask', 4],
  ['rvfi_mem_wmask', 4],
  ['rvfi_mem_rdata', 32],
  ['rvfi_mem_wdata', 32],
  ['rvfi_cause', 32],
];

/** `logic` of so many bits, e.g. `logic [31:0]`. */
export function logic(width: number): string {
  return width === 1 ? 'logic' : `logic [${width - 1}:0]`;
}

/** The lines between the parentheses of `<name>_pipeline`, alike for two and for five stages. */
export function pipelinePorts({ base, auxiliary, advanced }: CoreOptions): string {
  const lines = sv`
    input logic clk,
    input logic rst_n,

    // Instruction bus
    output logic ibus_req,
    output logic [31:0] ibus_addr,
    input logic ibus_gnt,
    input logic ibus_rvalid,
    input logic [31:0] ibus_rdata,
    input logic ibus_err,

    // Data bus
    output logic dbus_req,
    output logic dbus_we,
    output logic [31:0] dbus_addr,
    output logic [3:0] dbus_be,
    output logic [31:0] dbus_wdata,
    input logic dbus_gnt,
    input logic dbus_rvalid,
    input logic [31:0] dbus_rdata,
    input logic dbus_err,
    ${base.zicsr && '\n// Interrupts, level-sensitive\ninput  logic irq_software,\ninput  logic irq_timer,'}
    ${auxiliary.externalInterrupts && 'input logic irq_external,'}
    ${base.zicntr && auxiliary.clint !== null && 'input logic [63:0] mtime,'}
    ${advanced.customPort && CUSTOM}
    ${auxiliary.rvfi && `\n// RISC-V Formal Interface: retired instructions\n${RVFI_PORTS.map(([name, width]) => `output ${logic(width)} ${name},`).join('\n')}`}

    ${base.zicsr ? '// Waiting in WFI with idle buses\noutput logic sleeping' : '// Stopped by an exception until reset\noutput logic halted'}
  `;
  return lines;
}

const CUSTOM = `
// Instructions of the custom-0 opcode; valid is held until ready
output logic custom_valid,
output logic [31:0] custom_instr,
output logic [31:0] custom_rs1,
output logic [31:0] custom_rs2,
input logic custom_ready,
input logic [31:0] custom_result,`;
