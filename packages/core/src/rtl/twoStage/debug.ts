import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

const entering = ({ vectors }: Pick<Features, 'vectors'>) => (vectors ? ' && !vectoring' : '');

/** Nets of debug mode that the rest of the pipeline looks at. */
export const DEBUG_NETS = sv`
  logic debug_request;
  logic ebreak_debugs;
  logic [31:0] dpc;
  logic take_debug; // the hart stops before this instruction
  logic debug_break; // it stops because of this ebreak
  logic debug_enter;
  logic debug_fails; // an instruction of the debugger raises an exception
`;

/** Stored bytes, as many as are stored. */
function storedBytes(size: 'access_size' | 'instr', chosen: boolean): string {
  const [word, more] = size === 'instr' ? ['instr[13]', 'instr[13:12]'] : ['access_size[1]', 'access_size'];
  const part = (bits: string) =>
    chosen ? `(custom_access ? custom_wdata${bits} : rs2${bits})` : `rs2${bits}`;
  return `{${word} ? ${part('[31:16]')} : 16'd0, |${more} ? ${part('[15:8]')} : 8'd0, ${part('[7:0]')}}`;
}

/** What triggers look at; an instruction that is none, or is not there, accesses nothing. */
export const triggered = ({
  atomics,
  manages,
  customAccesses,
  customStores,
  sequences,
  vectors,
  later,
}: Features) => ({
  trigger_pc: 'pc',
  trigger_address: 'alu_sum',
  trigger_has_data: any('store', atomics && "(amo && instr[31:27] == 5'b00011)"),
  trigger_data: storedBytes(customAccesses ? 'access_size' : 'instr', customStores),
  trigger_step: `(${sequences ? '(retire && ends)' : 'retire'} || trap) && !debug_mode`,
  trigger_load: `instr_valid${entering({ vectors })} && !instr_fault && !illegal${later ? ' && !awaits_landing' : ''} && (${any('load', atomics && "(amo && instr[31:27] != 5'b00011)")})`,
  trigger_store: `instr_valid${entering({ vectors })} && !instr_fault && !illegal${later ? ' && !awaits_landing' : ''} && (${any('store', atomics && "(amo && instr[31:27] != 5'b00010)", manages && 'cbo')})`,
});

/** The hart stops between instructions, with its buses at rest, and executes what the debug module hands to it. */
export function debug(options: CoreOptions, { storeBuffer, sequences, vectors, stops }: Features): string {
  return sv`
    // ---- Debug mode
    assign take_debug = debug_request && !past_first_cycle${sequences && ' && !indivisible'}${entering({ vectors })};
    assign debug_break = ebreak${entering({ vectors })} && !instr_fault && ebreak_debugs && !take_interrupt && !debug_mode${stops && ' && !stopped'};
    assign debug_enter = instr_valid && (take_debug || debug_break) && lsu_idle;
    assign debug_fails = instr_valid && debug_mode && (exception || access_fault);
    assign debug_ready = debug_mode && !instr_valid && lsu_idle;
    assign debug_exception = ${any('debug_fails', storeBuffer && '(debug_mode && lsu_store_error)')};

    ${clocked(options, "debug_alive <= 1'b0;", "debug_alive <= 1'b1;")}
  `;
}
