import { contextNets } from '../../custom/context.ts';
import { unusedCause } from '../clic/unusedCause.ts';
import { hasClic, numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { csr } from '../csr/csr.ts';
import { UNIT_NETS } from '../float/inPipeline.ts';
import { stirring } from '../csr/interrupts.ts';
import { hasTriggers } from '../debug/features.ts';
import { hasTrace } from '../../options/trace.ts';
import { refusedAddress } from '../pmp/dataCheck.ts';
import { declarations } from '../nets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { triggered } from './debug.ts';
import { ENVIRONMENT_NETS, forbidden } from '../csr/environment.ts';
import { FLOAT_NETS, RESERVED_MODE } from '../csr/floatStatus.ts';
import { missEvents } from '../csr/events.ts';
import { any } from './conditions.ts';
import { cycleEvents } from './cycles.ts';
import type { Features } from './features.ts';
import { storeError, tellsStoreErrors } from '../csr/storeError.ts';

const EVENTS: Record<string, string> = {
  event_branch: 'retire && branch',
  event_taken: 'retire && branch && control_transfer',
  event_load: 'retire && load',
  event_store: 'retire && store',
  event_stall: 'instr_valid && !instr_done',
  event_fetch_wait: '!instr_valid',
  event_jump: 'retire && (jal || jalr)',
};

/** Causes and values of the Privileged ISA, 3.1.15 and 3.1.16, by their priority. */
function causes(
  options: CoreOptions,
  { atomics, manages, misaligned, compressed, user, protects, failedPart, corrupt, corruptFetch }: Features,
): string {
  const isStore = atomics ? 'store || (amo && instr[31:27] != LR)' : 'store';
  return sv`
    ${atomics && "localparam logic [4:0] LR = 5'b00010; // LR raises load exceptions, SC and AMOs raise store/AMO exceptions\n"}
    logic is_store_amo;
    logic [4:0] trap_cause;
    logic [31:0] trap_value;
    assign is_store_amo = ${isStore}${manages && ' || cbo'};
    ${unusedCause(options, 'interrupt_cause')}
    always_comb begin
      trap_value = 32'd0;
      if (take_interrupt) trap_cause = interrupt_cause${hasClic(options) ? '[4:0]' : ''};
      else if (instr_fault) begin
        trap_cause = ${corruptFetch ? "instr_fault_corrupt ? 5'd19 : 5'd1; // hardware error, instruction access fault" : "5'd1; // instruction access fault"}
        trap_value = ${failedPart && "instr_fault_behind ? {fetch_pc[31:2], 2'b00} : "}pc;
      end else if (illegal_instr) begin
        trap_cause = 5'd2; // illegal instruction
        trap_value = instr;
      end else if (ebreak) begin
        trap_cause = 5'd3; // breakpoint
        trap_value = pc;
      end else if (ecall) trap_cause = ${user ? "user_mode ? 5'd8 : 5'd11" : "5'd11"}; // environment call
      ${!compressed && "else if (control_transfer) begin\n  trap_cause = 5'd0; // instruction address misaligned\n  trap_value = jump_target;\nend"}
      else begin
        ${misaligned && "if (lsu_misaligned) trap_cause = is_store_amo ? 5'd6 : 5'd4; // store, load address misaligned\nelse"} trap_cause = ${corrupt && "access_fault && lsu_corrupt ? 5'd19 : "}is_store_amo ? 5'd7 : 5'd5; // ${corrupt && 'hardware error, '}store, load access fault
        trap_value = ${protects ? refusedAddress(options) : 'alu_sum'};
      end
    end
  `;
}

const nets = (options: CoreOptions, { user, manages, storeBuffer, stops }: Features) => sv`
  logic csr_illegal;
  logic [31:0] csr_rdata;
  logic csr_write;
  logic interrupt;
  logic [${numberWidth(options) - 1}:0] interrupt_cause;
  logic wake;
  ${hasTriggers(options) && 'logic stirs;'}
  logic [31:0] trap_vector;
  logic [31:0] epc;
  ${user && 'logic user_mode;\nlogic mstatus_tw;'}
  ${stops && 'logic stopped; // by a critical error'}
  ${stops && hasTrace(options) && 'logic critical_entry;'}
  ${user && manages && ENVIRONMENT_NETS}
  ${storeBuffer && 'logic lsu_store_error;'}
  ${declarations(contextNets(options))}
  ${options.base.zfinx && `${FLOAT_NETS}\n${UNIT_NETS}`}
`;

/** Instructions that are illegal by the state of the core: what is off, reserved, or not for user mode. */
function refused({ customPrivilege, contexts, floating, user, manages }: Features): string {
  const machine = customPrivilege ? ' || custom_machine' : '';
  const off = contexts ? ' || |(custom_context & context_off)' : '';
  const mode = floating ? ` || (dynamic_rounding && ${RESERVED_MODE})` : '';
  const privileged = user
    ? ` || (user_mode && (mret || (wfi && mstatus_tw)${manages ? ` || ${forbidden('')}` : ''}${machine}))`
    : '';
  return `${mode}${off}${privileged}`;
}

/** Exceptions and interrupts go through the CSRs. */
function withCsr(options: CoreOptions, features: Features, exceptions: string): string {
  const { stopsClock, debug } = features;
  return sv`
    // ---- Exceptions, interrupts and CSRs
    logic illegal_instr;
    assign illegal_instr = illegal || (csr && csr_illegal)${refused(features)}${debug && ' || (dret && !debug_mode)'};
    assign exception = ${features.vectors ? `instr_fault || (!vectoring && (${any('illegal_instr', 'ecall', 'ebreak', exceptions)}))` : any('instr_fault', 'illegal_instr', 'ecall', 'ebreak', exceptions)};

    ${causes(options, features)}

    // CSRRS and CSRRC with x0 or a zero immediate do not write.
    assign csr_write = !instr[13] || instr[19:15] != 5'd0;

    ${instance(
      options,
      csr,
      {
        access: 'execute && csr',
        op: 'instr[13:12]',
        write: 'csr_write',
        address: 'instr[31:20]',
        immediate: 'instr[14]',
        trap_in_table: 'vectoring',
        wdata: "instr[14] ? {27'd0, instr[19:15]} : rs1",
        rdata: 'csr_rdata',
        illegal: 'csr_illegal',
        trap_interrupt: 'take_interrupt',
        trap_pc: 'pc',
        store_error: storeError(options),
        mret: 'execute && mret',
        mnret: 'mnret',
        dret: 'execute && dret',
        debug_step: `(${features.sequences ? '(retire && ends)' : 'retire'} || trap) && !debug_mode`,
        ...(features.sequences && { retire: 'retire && ends' }),
        ...triggered(features),
        data_read: `mem_access && ${features.atomics ? "!(store || (amo && instr[31:27] == 5'b00011))" : '!store'}`,
        data_write: features.manages ? 'is_store_amo && !cbo' : 'is_store_amo',
        ...EVENTS,
        event_muldiv: features.muldiv ? 'retire && muldiv' : "1'b0",
        ...cycleEvents(features),
        ...missEvents(options),
      },
      { HART_ID: 'HART_ID' },
    )}

    ${tellsStoreErrors(options)}
    assign sleeping = instr_valid && past_first_cycle && wfi && !${stirring(options)} && lsu_idle${stopsClock && ' && fetch_idle'};
  `;
}

const halting = (options: CoreOptions, exceptions: string) => sv`
  // ---- Without CSRs an exception halts the core
  assign exception = ${any('instr_fault', 'illegal', exceptions)};
  ${clocked(options, "halted <= 1'b0;", "if (trap) halted <= 1'b1;")}
`;

export const trapNets = (options: CoreOptions, features: Features) =>
  features.traps ? nets(options, features) : '';

export function traps(options: CoreOptions, features: Features): string {
  const { misaligned, compressed } = features;
  const ofOperands = any(
    misaligned && '(mem_access && lsu_misaligned)',
    features.protects && 'data_refused',
    !compressed && 'target_misaligned',
  );
  // Operands that are not there yet make no exception.
  const together = ofOperands.includes(' || ') ? `(${ofOperands})` : ofOperands;
  const exceptions = features.later && together !== '' ? `(!awaits_landing && ${together})` : ofOperands;
  return features.traps ? withCsr(options, features, exceptions) : halting(options, exceptions);
}
