import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import type { Net } from '../nets.ts';
import { sv } from '../sv.ts';
import { all, any } from './conditions.ts';
import type { Features } from './features.ts';

/** Nets of debug mode that earlier stages look at. */
export const debugNets = ({ triggers }: Features): Net[] => [
  { name: 'csr_dpc', width: 32 },
  { name: 'csr_trap', width: 1 },
  { name: 'debug_request', width: 1 },
  { name: 'ebreak_debugs', width: 1 },
  { name: 'ex_take_debug', width: 1 },
  { name: 'ex_debug_break', width: 1 },
  { name: 'debug_enter', width: 1 },
  ...(triggers ? [{ name: 'ex_loads', width: 1 }] : []),
];

/** Stored bytes, as many as are stored. */
function storedBytes(chosen: boolean): string {
  const part = (bits: string) =>
    chosen ? `(custom_access ? custom_wdata${bits} : ex_operand_c${bits})` : `ex_operand_c${bits}`;
  return `{ex_funct3[1] ? ${part('[31:16]')} : 16'd0, |ex_funct3[1:0] ? ${part('[15:8]')} : 8'd0, ${part('[7:0]')}}`;
}

const ended = (leaves: string, sequences: boolean) => (sequences ? `(${leaves} && ex_ends)` : leaves);

/** What the CSR unit hears for debug mode; an instruction that is none accesses nothing. */
export const debugConnections = (
  leaves: string,
  { atomics, manages, customStores, sequences }: Features,
) => ({
  ...(sequences && { begins: 'ex_begins' }),
  trigger_pc: 'ex_pc',
  trigger_address: 'alu_sum',
  trigger_load: 'ex_loads',
  trigger_store: `ex_valid && ${manages ? '(ex_store || ex_cbo)' : 'ex_store'} && !ex_decode_exception`,
  trigger_has_data: all(atomics && "(!ex_amo || ex_funct5 == 5'b00011)", manages && '!ex_cbo') || "1'b1",
  trigger_data: storedBytes(customStores),
  // What has left EX and fails in MEM is one instruction: counted when it left, but for a part behind which others come.
  trigger_step: `(${ended(leaves, sequences)} || (csr_trap && ${sequences ? '!(mem_fault && mem_ends)' : '!mem_fault'})) && !debug_mode`,
  trap: 'csr_trap',
  dret: 'ex_active && ex_dret',
  dpc: 'csr_dpc',
  debug_break: 'ex_debug_break',
  debug_step: `(${ended(leaves, sequences)} || csr_trap) && !debug_mode`,
});

/** The hart stops between instructions, with its buses at rest, and executes what the debug module hands to it. */
export function debug(options: CoreOptions, features: Features): string {
  const { fence, atomics, manages, triggers, sequences, vectors, stops } = features;
  const loads = any(
    manages ? '!(ex_store || ex_cbo)' : '!ex_store',
    atomics && "(ex_amo && ex_funct5 != 5'b00011)",
  );
  return sv`
    // ---- Debug mode: entered when only the instruction in EX is left, which is not executed
    assign ex_take_debug = debug_request && !ex_past_first_cycle${sequences && ' && !ex_indivisible'}${vectors && ' && !vectoring'};
    assign ex_debug_break = ex_decode_exception && ex_cause == 4'd3 && ebreak_debugs && !ex_take_interrupt && !debug_mode${stops && ' && !stopped'};
    assign debug_enter = ex_valid && !mem_valid && (ex_take_debug || ex_debug_break) && lsu_idle;

    // Exceptions of a debugger's instructions are told to the debug module alone.
    assign csr_trap = trap && !debug_enter && !debug_mode;
    assign debug_ready = debug_mode && !id_valid && !ex_valid && !mem_valid && lsu_idle;
    assign debug_exception = debug_mode && (${any('trap', fence && 'lsu_store_error')});

    ${triggers && `assign ex_loads = ex_valid && ex_access && !ex_decode_exception && (${loads});\n`}
    ${clocked(options, "debug_alive <= 1'b0;", "debug_alive <= 1'b1;")}
  `;
}
