import { hasClic } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { unusedCause } from '../clic/unusedCause.ts';
import { clocked } from '../clocked.ts';
import { csr } from '../csr/csr.ts';
import { stirring } from '../csr/interrupts.ts';
import { refusedAddress } from '../pmp/dataCheck.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { missEvents } from '../csr/events.ts';
import { misled } from './cycles.ts';
import { debugConnections } from './debug.ts';
import { failedAccess } from './failedAccess.ts';
import type { Features } from './features.ts';
import { leaves } from './leaves.ts';
import { storeError, tellsStoreErrors } from '../csr/storeError.ts';

const taken = ({ late }: Features) =>
  late
    ? '(ex_advance && ex_branch && !ex_late && branch_taken) || (mem_decides && mem_taken)'
    : 'ex_advance && ex_branch && branch_taken';

const events = (features: Features): Record<string, string> => {
  const { muldiv, multiplier, manages } = features;
  const executed = leaves(features);
  return {
    event_branch: `${executed} && ex_branch`,
    event_taken: taken(features),
    event_load: `${executed} && ex_access && !ex_store${manages ? ' && !ex_cbo' : ''}`,
    event_store: `${executed} && ex_store`,
    event_stall: 'id_valid && !id_issue',
    event_fetch_wait: 'id_ready && !fetch_valid',
    event_muldiv: multiplier
      ? `${executed} && (ex_muldiv || ex_mul)`
      : muldiv
        ? `${executed} && ex_muldiv`
        : "1'b0",
    event_jump: `${executed} && (ex_jal || ex_jalr)`,
    event_misled: misled(features, executed),
  };
};

/** Causes and values of the privileged specification, 3.1.15 and 3.1.16. */
function causes(
  options: CoreOptions,
  { compressed, trapsMisaligned, atomics, manages, protects, failedPart, corrupt, corruptFetch }: Features,
): string {
  const isStore = manages ? 'ex_store || ex_cbo' : 'ex_store';
  const misaligned = trapsMisaligned || atomics;
  return sv`
    always_comb begin
      trap_cause = {1'b0, ex_cause};
      trap_value = 32'd0;
      if (mem_fault) begin
        trap_cause = ${failedAccess(corrupt)};
        trap_value = mem_ex_result;
      end else if (ex_take_interrupt) begin
        trap_cause = csr_interrupt_cause${hasClic(options) ? '[4:0]' : ''};
      end else if (ex_decode_exception) begin
        ${corruptFetch && "if (ex_cause == 4'd1 && ex_fault_corrupt) trap_cause = 5'd19; // hardware error"}
        if (ex_cause == 4'd2) trap_value = ex_operand_c;
        ${failedPart && "else if (ex_cause == 4'd1 && ex_fault_behind) trap_value = {ex_following[31:2], 2'b00};"}
        else if (ex_cause == 4'd1 || ex_cause == 4'd3) trap_value = ex_pc;
      end else if (ex_csr) begin
        trap_cause = 5'd2;
        trap_value = ex_operand_c;
      ${protects && `end else if (ex_access && data_refused) begin\n  trap_cause = ${isStore} ? 5'd7 : 5'd5;\n  trap_value = ${refusedAddress(options)};`}
      ${misaligned && "end else if (ex_access) begin\n  trap_cause = ex_store ? 5'd6 : 5'd4;\n  trap_value = alu_sum;"}
      ${!compressed && "end else begin\n  trap_cause = 5'd0;\n  trap_value = ex_target;"}
      end
    end
  `;
}

/** Traps go through the CSRs: causes, values and the unit itself. */
function withCsr(options: CoreOptions, features: Features): string {
  return sv`
    // ---- Traps: a bus error in MEM has priority over traps of EX, which are taken when MEM is empty
    logic [4:0] trap_cause;
    logic [31:0] trap_value;
    logic csr_write;

    ${causes(options, features)}
    ${unusedCause(options, 'csr_interrupt_cause')}

    // CSRRS and CSRRC with x0 or a zero immediate do not write.
    assign csr_write = !ex_funct3[1] || ex_operand_c[19:15] != 5'd0;

    ${instance(
      options,
      csr,
      {
        access: 'ex_active && ex_csr',
        op: 'ex_funct3[1:0]',
        write: 'csr_write',
        address: 'ex_operand_c[31:20]',
        immediate: 'ex_funct3[2]',
        trap_in_table: 'vectoring',
        wdata: "ex_funct3[2] ? {27'd0, ex_operand_c[19:15]} : ex_operand_a",
        rdata: 'csr_rdata',
        illegal: 'csr_illegal',
        trap_interrupt: '!mem_fault && ex_take_interrupt',
        trap_pc: 'mem_fault ? mem_pc : ex_pc',
        mret: 'ex_active && ex_mret',
        mnret: 'ex_mnret',
        ...(features.debug ? debugConnections(leaves(features), features) : {}),
        trap_vector: 'csr_trap_vector',
        epc: 'csr_epc',
        store_error: storeError(options),
        interrupt: 'csr_interrupt',
        interrupt_cause: 'csr_interrupt_cause',
        wake: 'csr_wake',
        stirs: 'csr_stirs',
        retire: 'retire',
        ...events(features),
        ...missEvents(options),
        data_read: features.atomics ? "ex_amo ? ex_funct5 != 5'b00011 : !ex_store" : '!ex_store',
        data_write: 'ex_store',
      },
      { HART_ID: 'HART_ID' },
    )}

    ${tellsStoreErrors(options)}
    assign sleeping = ex_valid && ex_wfi && ex_past_first_cycle && !csr_${stirring(options)} && lsu_idle${features.stopsClock && ' && fetch_idle'};
    ${features.counts && `\n// CSR instructions are counted in EX, so that they access a counter before it counts them; others in MEM.\nassign retire = (ex_active && ex_csr) || (mem_valid && mem_ready && !mem_csr${features.sequences ? ' && mem_ends' : ''});`}
  `;
}

/** Without CSRs an exception stops the core until reset. */
export function traps(options: CoreOptions, features: Features): string {
  if (features.traps) return withCsr(options, features);
  return sv`
    // ---- Without CSRs an exception halts the core
    ${clocked(options, "halted <= 1'b0;", "if (trap) halted <= 1'b1;")}
  `;
}
