import { hasClic, numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { interruptCause, interruptedEntry } from '../rvfiCause.ts';
import { rvfiLater } from '../rvfiLater.ts';
import { sv } from '../sv.ts';
import { failedAccess } from './failedAccess.ts';
import type { Features } from './features.ts';
import { TRACED_OPERANDS, tracedOperand } from './lateOperands.ts';
import { transfers, type StageRegister } from './stageRegisters.ts';
import { declarations } from '../nets.ts';

const chosen = (registers: (StageRegister | false)[]) => registers.filter((register) => register !== false);

const decoded = ({ compressed }: Features): StageRegister[] => [
  {
    name: 'ex_insn',
    width: 32,
    from: `id_fault ? 32'd0 : ${compressed ? "id_compressed ? {16'd0, id_raw} : id_instr" : 'id_instr'}`,
  },
  { name: 'ex_rs1_addr', width: 5, from: "id_uses_rs1 ? id_instr[19:15] : 5'd0" },
  { name: 'ex_rs2_addr', width: 5, from: "id_uses_rs2 ? id_instr[24:20] : 5'd0" },
  { name: 'ex_rs1_rdata', width: 32, from: "id_uses_rs1 && id_instr[19:15] != 5'd0 ? id_rs1 : 32'd0" },
  { name: 'ex_rs2_rdata', width: 32, from: "id_uses_rs2 && id_instr[24:20] != 5'd0 ? id_rs2 : 32'd0" },
];

/** Nets and registers of the trace in ID: the instruction as it was fetched, its operands, and what was fetched next. */
export function rvfiInDecode(features: Features): string {
  const { compressed, predicts } = features;
  const following = `${features.sequences ? '!id_ends ? id_pc : ' : ''}id_pc + ${compressed ? "(id_compressed ? 32'd2 : 32'd4)" : "32'd4"}`;
  const registers = decoded(features);
  return sv`

    // Trace signals of ID/EX
    ${declarations(registers)}
    logic [31:0] ex_next_pc;

    always_ff @(posedge clk) begin
      if (ex_ready) begin
        ${transfers(registers)}
        ex_next_pc <= ${predicts && 'id_predicted ? predict_pc : '}${following};
      end else if (redirect) begin
        ex_next_pc <= redirect_pc;
      end
      ${features.lateAlu && TRACED_OPERANDS}
    end
  `;
}

function executed(options: CoreOptions, features: Features): StageRegister[] {
  const { traps, atomics, manages, user, failedPart, customStores } = features;
  return chosen([
    { name: 'mem_insn', width: 32, from: 'ex_insn' },
    { name: 'mem_rs1_addr', width: 5, from: 'ex_rs1_addr' },
    { name: 'mem_rs2_addr', width: 5, from: 'ex_rs2_addr' },
    { name: 'mem_rs1_rdata', width: 32, from: tracedOperand(1, features) },
    { name: 'mem_rs2_rdata', width: 32, from: tracedOperand(2, features) },
    customStores && { name: 'mem_custom_wdata', width: 32, from: 'custom_wdata' },
    { name: 'mem_next_pc', width: 32, from: 'redirect ? redirect_pc : ex_next_pc' },
    { name: 'mem_trap', width: 1, from: 'trap' },
    { name: 'mem_size', width: 2, from: 'ex_funct3[1:0]' },
    !traps && { name: 'mem_store', width: 1, from: 'ex_store' },
    failedPart && {
      name: 'mem_shown_addr',
      width: 32,
      from: "ex_decode_exception && ex_cause == 4'd1 ? trap_value : ex_result",
    },
    traps && { name: 'mem_intr', width: 1, from: 'after_interrupt' },
    traps && {
      name: 'mem_cause',
      width: 32,
      from: `after_interrupt ? ${interruptCause(options)} : {27'd0, trap_cause}`,
    },
    user && { name: 'mem_mode', width: 2, from: "user_mode ? 2'd0 : 2'd3" },
    manages && { name: 'mem_cbo', width: 1, from: 'ex_cbo' },
    atomics && { name: 'mem_amo', width: 1, from: 'ex_amo' },
    atomics && { name: 'mem_sc', width: 1, from: "ex_amo && ex_funct5 == 5'd3" },
  ]);
}

/** The first instruction of a handler says which interrupt led there. */
const afterInterrupt = (options: CoreOptions) => sv`
  logic after_interrupt;
  logic [${numberWidth(options) - 1}:0] last_interrupt_cause;

  ${clocked(
    options,
    "after_interrupt <= 1'b0;",
    sv`
      if (trap && !mem_fault && ex_take_interrupt) after_interrupt <= 1'b1;
      else if (ex_rvfi_valid) after_interrupt <= 1'b0;
    `,
  )}
  always_ff @(posedge clk) if (trap && ex_take_interrupt) last_interrupt_cause <= ${hasClic(options) ? 'csr_interrupt_cause' : 'trap_cause'};
  ${interruptedEntry(options, 'trap && !mem_fault && ex_take_interrupt')}
`;

/** What is shown of memory: masks relative to the byte address, nothing when the instruction traps. */
const masks = ({ atomics, manages }: Features) => sv`
  logic [3:0] mem_mask;
  logic [3:0] mem_rmask;
  logic [3:0] mem_wmask;

  assign mem_mask = !mem_access || mem_trap || mem_fault${manages && ' || mem_cbo'} ? 4'b0000
                   : mem_size[1] ? 4'b1111
                   : mem_size[0] ? 4'b0011
                   : 4'b0001;
  ${
    atomics
      ? sv`
          assign mem_rmask = (mem_amo ? mem_sc : mem_store) ? 4'b0000 : mem_mask;
          assign mem_wmask = (mem_amo ? lsu_amo_we : mem_store) ? mem_mask : 4'b0000;
        `
      : sv`
          assign mem_rmask = mem_store ? 4'b0000 : mem_mask;
          assign mem_wmask = mem_store ? mem_mask : 4'b0000;
        `
  }
`;

/** What is shown of the instruction in MEM. */
const shown = (
  { base }: CoreOptions,
  { traps, atomics, user, late, failedPart, corrupt, customStores }: Features,
) => sv`
  always_ff @(posedge clk) begin
    rvfi_insn <= mem_insn;
    rvfi_trap <= mem_trap || mem_fault;
    rvfi_halt <= ${traps ? "1'b0" : 'mem_trap || mem_fault'};
    rvfi_intr <= ${traps ? 'mem_intr' : "1'b0"};
    rvfi_mode <= ${user ? 'mem_mode' : "2'd3"};
    rvfi_ixl <= 2'd1;
    rvfi_rs1_addr <= mem_rs1_addr;
    rvfi_rs2_addr <= mem_rs2_addr;
    rvfi_rs1_rdata <= mem_rs1_rdata;
    rvfi_rs2_rdata <= mem_rs2_rdata;
    rvfi_rd_addr <= mem_rd_we && !mem_trap && !mem_fault ? ${base.isa === 'rv32e' ? "{1'b0, mem_rd}" : 'mem_rd'} : 5'd0;
    rvfi_rd_wdata <= mem_rd_we && !mem_trap && !mem_fault ? mem_result : 32'd0;
    rvfi_pc_rdata <= mem_pc;
    rvfi_pc_wdata <= ${late ? (traps ? 'mem_fault || mem_strays ? redirect_pc : ' : 'mem_strays ? redirect_pc : ') : traps && 'mem_fault ? redirect_pc : '}mem_next_pc;
    rvfi_mem_addr <= ${failedPart ? 'mem_shown_addr' : 'mem_ex_result'};
    rvfi_mem_rmask <= mem_rmask;
    rvfi_mem_wmask <= mem_wmask;
    rvfi_mem_rdata <= lsu_rdata;
    rvfi_mem_wdata <= ${atomics && 'mem_amo ? lsu_amo_wdata : '}${customStores && 'mem_custom_access ? mem_custom_wdata : '}mem_rs2_rdata;
    rvfi_cause <= ${traps ? `mem_fault && !mem_intr ? (${failedAccess(corrupt, 32)}) : mem_cause` : "32'd0"};
  end
`;

/** The trace: what an instruction did is collected on its way and shown in the cycle after MEM. */
export function rvfi(options: CoreOptions, features: Features): string {
  const { traps } = features;
  const leaves = `${features.late ? '(ex_advance && !mem_strays)' : 'ex_advance'} || (trap && !mem_fault${traps ? ' && !ex_take_interrupt' : ''})`;
  const registers = executed(options, features);
  return sv`
    // ---- Trace of retired instructions (RISC-V Formal Interface)
    logic ex_rvfi_valid;
    logic mem_rvfi_valid;
    ${declarations(registers)}

    assign ex_rvfi_valid = ${features.debug ? `(${leaves}) && !debug_mode && !debug_enter` : leaves};

    ${traps && `${afterInterrupt(options)}\n`}
    always_ff @(posedge clk) begin
      if (mem_ready) begin
        ${transfers(registers)}
      end
    end

    ${masks(features)}

    ${clocked(
      options,
      sv`
        mem_rvfi_valid <= 1'b0;
        rvfi_valid <= 1'b0;
        rvfi_order <= 64'd0;
      `,
      sv`
        if (mem_ready || mem_fault) mem_rvfi_valid <= ex_rvfi_valid;
        rvfi_valid <= mem_rvfi_valid && (mem_ready || mem_fault);
        rvfi_order <= rvfi_order + {63'd0, rvfi_valid};
      `,
    )}

    ${shown(options, features)}
    ${rvfiLater(options, 'ex_advance && ex_later && !debug_mode', 'ex_rd')}
  `;
}
