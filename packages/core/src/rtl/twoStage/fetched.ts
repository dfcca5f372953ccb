import type { CoreOptions } from '../../options/coreOptions.ts';
import { showsLength } from '../fetch/fetchPorts.ts';
import { clocked } from '../clocked.ts';
import { fetch } from '../fetch/fetch.ts';
import { FETCH_CHECK } from '../pmp/dataCheck.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { Features } from './features.ts';

const NEXT = sv`
  // In debug mode instructions come from the debug module, and fetch rests.
  logic [31:0] next_instr;
  assign next_instr = debug_mode ? debug_instr : fetch_instr;
`;

/** How long the instruction is in memory, and what stands there. */
const lengthNets = (stage: string, short: boolean, raw: boolean) => sv`
  ${short && `logic ${stage}compressed;`}
  ${raw && `logic [15:0] ${stage}raw;`}
`;

/** First stage: the fetch unit, and the register of the instruction that the second stage executes. */
export function fetched(
  options: CoreOptions,
  { traps, compressed, debug, rvfi, stopsClock, failedPart, vectors }: Features,
): string {
  const raw = compressed && rvfi;
  const short = showsLength(options);
  const fetches = `fetch_valid && !${traps ? 'redirect' : '(redirect || trap)'}`;
  const arrives = debug ? `debug_mode ? debug_valid && debug_ready : ${fetches}` : fetches;
  return sv`
    // ---- Fetch unit and instruction register
    logic fetch_valid;
    logic [31:0] fetch_instr;
    logic [31:0] fetch_pc; // also the address that follows the executing instruction
    logic fetch_fault;
    ${failedPart && 'logic fetch_fault_behind;'}
    ${lengthNets('fetch_', short, raw)}
    ${stopsClock && 'logic fetch_idle;'}
    ${vectors && 'logic [31:0] fetch_word; // as it lies in memory'}

    ${instance(options, fetch, {
      ready: debug ? 'advance && !debug_mode' : 'advance',
      valid: 'fetch_valid',
      instr: 'fetch_instr',
      pc: 'fetch_pc',
      fault: 'fetch_fault',
      fault_behind: 'fetch_fault_behind',
      compressed: short ? 'fetch_compressed' : '',
      raw: 'fetch_raw',
      word: 'fetch_word',
      idle: 'fetch_idle',
      ...FETCH_CHECK,
    })}

    logic instr_valid;
    logic [31:0] instr;
    logic [31:0] pc;
    logic instr_fault; // bus error during its fetch
    ${failedPart && 'logic instr_fault_behind; // of its second word'}
    ${lengthNets('', short, raw)}

    ${debug && `${NEXT}\n`}
    ${clocked(options, "instr_valid <= 1'b0;", `if (advance) instr_valid <= ${arrives};`)}

    always_ff @(posedge clk) begin
      if (advance) begin
        instr <= ${vectors && 'vectoring ? fetch_word : '}${debug ? 'next_instr' : 'fetch_instr'};
        ${debug ? 'if (!debug_mode) pc' : 'pc'} <= fetch_pc;
        instr_fault <= fetch_fault${debug && ' && !debug_mode'};
        ${failedPart && 'instr_fault_behind <= fetch_fault_behind;'}
        ${short && 'compressed <= fetch_compressed;'}
        ${raw && 'raw <= fetch_raw;'}
      end
    end
  `;
}
