import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { showsLength } from '../fetch/fetchPorts.ts';
import { clocked } from '../clocked.ts';
import { fetch } from '../fetch/fetch.ts';
import { arrivesAs, partsOf } from '../fetch/sequencer.ts';
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

/** What more is told of a fetch that failed. */
const faultBits = ({ failedPart, corruptFetch }: Features): [name: string, said: string][] => [
  ...(failedPart ? [['behind', 'of its second word'] as [string, string]] : []),
  ...(corruptFetch ? [['corrupt', 'of the memory itself'] as [string, string]] : []),
];

/** What the second stage has of its instruction besides that it is there. */
function instructionRegister(options: CoreOptions, features: Features): string {
  const { compressed, debug, rvfi, vectors } = features;
  return sv`
    always_ff @(posedge clk) begin
      if (advance) begin
        instr <= ${vectors && 'vectoring ? memory_word : '}${debug ? 'next_instr' : 'fetch_instr'};
        ${debug ? 'if (!debug_mode) pc' : 'pc'} <= fetch_pc;
        instr_fault <= fetch_fault${debug && ' && !debug_mode'};
        ${faultBits(features)
          .map(([name]) => `instr_fault_${name} <= fetch_fault_${name};`)
          .join('\n')}
        ${showsLength(options) && 'compressed <= fetch_compressed;'}
        ${compressed && rvfi && 'raw <= fetch_raw;'}
        ${partsOf(options)
          .map((name) => `${name} <= ${arrivesAs(name, debug)};`)
          .join('\n')}
      end
    end
  `;
}

/** First stage: the fetch unit, and the register of the instruction that the second stage executes. */
export function fetched(options: CoreOptions, features: Features): string {
  const { traps, compressed, debug, rvfi, stopsClock, vectors } = features;
  const bits = faultBits(features);
  const raw = compressed && rvfi;
  const short = showsLength(options);
  const fetches = `fetch_valid && !${traps ? 'redirect' : '(redirect || trap)'}`;
  const parts = partsOf(options);
  const arrives = debug ? `debug_mode ? debug_valid && debug_ready : ${fetches}` : fetches;
  return sv`
    // ---- Fetch unit and instruction register
    logic fetch_valid;
    logic [31:0] fetch_instr;
    logic [31:0] fetch_pc; // also the address that follows the executing instruction
    logic fetch_fault;
    ${!features.corruptFetch && hasFetchProtection(options) && 'logic unused_fetch_corrupt; // no trap tells of it'}
    ${bits.map(([name]) => `logic fetch_fault_${name};`).join('\n')}
    ${lengthNets('fetch_', short, raw)}
    ${parts.map((name) => `logic fetch_${name};`).join('\n')}
    ${stopsClock && 'logic fetch_idle;'}
    ${vectors && 'logic [31:0] memory_word; // as it lies in memory'}

    ${instance(options, fetch, {
      ready: debug ? 'advance && !debug_mode' : 'advance',
      valid: 'fetch_valid',
      instr: 'fetch_instr',
      pc: 'fetch_pc',
      fault: 'fetch_fault',
      fault_corrupt: 'unused_fetch_corrupt',
      ...Object.fromEntries(bits.map(([name]) => [`fault_${name}`, `fetch_fault_${name}`])),
      compressed: short ? 'fetch_compressed' : '',
      raw: 'fetch_raw',
      ...Object.fromEntries(parts.map((name) => [name, `fetch_${name}`])),
      word: 'memory_word',
      idle: 'fetch_idle',
      ...FETCH_CHECK,
    })}

    logic instr_valid;
    logic [31:0] instr;
    logic [31:0] pc;
    logic instr_fault; // bus error during its fetch
    ${bits.map(([name, said]) => `logic instr_fault_${name}; // ${said}`).join('\n')}
    ${lengthNets('', short, raw)}
    ${parts.map((name) => `logic ${name};`).join('\n')}

    ${debug && `${NEXT}\n`}
    ${clocked(options, "instr_valid <= 1'b0;", `if (advance) instr_valid <= ${arrives};`)}

    ${instructionRegister(options, features)}
  `;
}
