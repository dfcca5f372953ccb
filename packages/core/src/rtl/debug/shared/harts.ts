import { sv } from '../../sv.ts';
import { signalsOf } from '../hartPorts.ts';
import type { HartSignal } from '../hartPorts.ts';
import type { SharedOptions } from './options.ts';

/** What goes to all harts alike. */
const COMMON = 'debug_data0';

/** Signals of each hart. One of 0.13.2 does not hear of groups. */
export const HART_SIGNALS = signalsOf(true);

const net = (name: string) => name.replace('debug_', 'hart_');

const listed = (options: SharedOptions, name: string) =>
  `{${Array.from({ length: options.harts }, (_, index) => options.hartPort(options.harts - 1 - index, name)).join(', ')}}`;

const joining = (options: SharedOptions, { name, from }: HartSignal) =>
  from === 'hart' ? `${net(name)} = ${listed(options, name)}` : `${listed(options, name)} = ${net(name)}`;

/** A vector of each signal of harts, hart 0 at its lowest end, and the ports that it comes from or goes to. */
export function hartVectors(options: SharedOptions): string {
  const own = HART_SIGNALS.filter(({ name }) => name !== COMMON);
  return sv`
    localparam int HARTS = ${options.harts};
    ${own.map(({ name, width }) => `logic [${width > 1 ? `${width}*` : ''}HARTS-1:0] ${net(name)};`).join('\n')}
    ${own.map((signal) => `assign ${joining(options, signal)};`).join('\n')}
  `;
}

/** data0 and what the harts execute: that of hartsel a command, each that resumes `dret`. */
export const handing = (options: SharedOptions) => sv`
  logic command_valid;
  logic [31:0] command_instr;
  assign command_valid = busy && !executing && !program_ends;
  assign command_instr = in_program ? program_instr : transfer_instr;
  for (genvar i = 0; i < HARTS; i++) begin : g_hart
    assign hart_valid[i] = harts_resuming[i] || (hart_chosen[i] && command_valid);
    assign hart_instr[32*i+:32] = harts_resuming[i] ? DRET : command_instr;
  end
  assign hart_by_group = group_halts;
  ${Array.from({ length: options.harts }, (_, hart) => `assign ${options.hartPort(hart, COMMON)} = debug_data0;`).join('\n')}
`;
