import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { csr } from '../csr/csr.ts';
import { instance, portsOf } from '../instance.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

const EVENTS: Record<string, string> = {
  event_branch: 'completes && branch',
  event_taken: 'completes && branch && jumps',
  event_load: 'completes && load',
  event_store: 'completes && store',
  event_stall: 'valid && !leaves',
  event_fetch_wait: '!valid',
  event_jump: 'completes && (jal || jalr)',
};

/** Causes and values of the Privileged ISA, 3.1.15 and 3.1.16, by their priority. */
function causes({ atomics, misaligned, compressed, user }: Features): string {
  const isStore = atomics ? 'store || (amo && instr[31:27] != LR)' : 'store';
  return sv`
    ${atomics && "localparam logic [4:0] LR = 5'b00010; // traps as a load, the other atomic ones as stores\n"}
    logic        stores;
    logic [4:0]  trap_cause;
    logic [31:0] trap_value;
    assign stores = ${isStore};
    always_comb begin
      trap_value = 32'd0;
      if (interrupted) trap_cause = interrupt_cause;
      else if (fault) begin
        trap_cause = 5'd1; // instruction access fault
        trap_value = pc;
      end else if (unlawful) begin
        trap_cause = 5'd2; // illegal instruction
        trap_value = instr;
      end else if (ebreak) begin
        trap_cause = 5'd3; // breakpoint
        trap_value = pc;
      end else if (ecall) trap_cause = ${user ? "user ? 5'd8 : 5'd11" : "5'd11"}; // environment call
      ${!compressed && "else if (jumps) begin\n  trap_cause = 5'd0; // instruction address misaligned\n  trap_value = target;\nend"}
      else begin
        ${misaligned && "if (misaligned) trap_cause = stores ? 5'd6 : 5'd4; // store, load address misaligned\nelse"} trap_cause = stores ? 5'd7 : 5'd5; // store, load access fault
        trap_value = sum;
      end
    end
  `;
}

const nets = ({ user, storeBuffer }: Features) => sv`
  logic        csr_illegal;
  logic [31:0] csr_rdata;
  logic        csr_write;
  logic        irq;
  logic [4:0]  interrupt_cause;
  logic        wake;
  logic [31:0] trap_vector;
  logic [31:0] epc;
  ${user && 'logic        user;\nlogic        tw;'}
  ${storeBuffer && 'logic        store_error;'}
`;

/** Exceptions and interrupts go through the CSRs. */
function withCsr(options: CoreOptions, features: Features, exceptions: string): string {
  const { user, stopsClock } = features;
  return sv`
    // ---- Exceptions, interrupts and CSRs
    logic        unlawful;
    assign unlawful = illegal || (csr && csr_illegal)${user && ' || (user && (mret || (wfi && tw)))'};
    assign excepts  = ${any('fault', 'unlawful', 'ecall', 'ebreak', exceptions)};

    ${causes(features)}

    // Setting or clearing with x0 or zero does not write.
    assign csr_write = !instr[13] || instr[19:15] != 5'd0;

    ${instance(
      options.name,
      'csr',
      portsOf(csr(options)),
      {
        access: 'go && csr',
        op: 'instr[13:12]',
        write: 'csr_write',
        address: 'instr[31:20]',
        wdata: "instr[14] ? {27'd0, instr[19:15]} : rs1",
        rdata: 'csr_rdata',
        illegal: 'csr_illegal',
        trap_interrupt: 'interrupted',
        trap_pc: 'pc',
        mret: 'go && mret',
        retire: 'completes',
        ...EVENTS,
        event_muldiv: features.muldiv ? 'completes && muldiv' : "1'b0",
      },
      { HART_ID: 'HART_ID' },
    )}

    assign sleeping = valid && begun && wfi && !wake && lsu_idle${stopsClock && ' && fetch_idle'};
  `;
}

const halting = (options: CoreOptions, exceptions: string) => sv`
  // ---- An exception halts the core
  assign excepts = ${any('fault', 'illegal', exceptions)};
  ${clocked(options, "halted <= 1'b0;", "if (trap) halted <= 1'b1;")}
`;

export const trapNets = (features: Features) => (features.traps ? nets(features) : '');

export function traps(options: CoreOptions, features: Features): string {
  const { misaligned, compressed } = features;
  const exceptions = any(misaligned && '(access && misaligned)', !compressed && 'misdirected');
  return features.traps ? withCsr(options, features, exceptions) : halting(options, exceptions);
}
