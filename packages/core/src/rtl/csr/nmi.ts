import { input } from '@netloom/hdl/emit';
import { hasNmi, nmiVectors } from '../../options/nmi.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { clocked } from '../clocked.ts';
import { hasDebug } from '../debug/features.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { plain, writesTo } from './csrPart.ts';

const REGISTERS: CsrPart['registers'] = [
  ['mnscratch', 0x740, 'mnscratch'],
  ['mnepc', 0x741, 'mnepc'],
  ['mncause', 0x742, 'mncause'],
  ['mnstatus', 0x744, 'mnstatus'],
];

const address = (value: number) => `32'h${value.toString(16).padStart(8, '0')}`;

const nets = (options: CoreOptions) => {
  const { userMode } = options.base;
  const doubles = hasDoubleTrap(options);
  const { interrupt, exception } = nmiVectors(options);
  const debug = hasDebug(options) ? ' && !debug_mode && !(dcsr_step && !dcsr_stepie)' : '';
  return sv`
    // Resumable non-maskable interrupt (Smrnmi). NMIE is clear from reset, and from an interrupt to its mnret: no
    // interrupt is taken then${doubles ? '.' : ', and exceptions of machine mode go to a handler of their own.'}
    localparam logic [31:0] NMI_VECTOR = ${address(interrupt)};
    ${!doubles && `localparam logic [31:0] NMI_EXCEPTION_VECTOR = ${address(exception)};`}

    logic [31:0] mnscratch;
    logic [31:0] mnepc;
    logic [31:0] mncause;
    logic [31:0] mnstatus;
    logic mnstatus_nmie;
    ${userMode && 'logic mnstatus_mnpp_user;'}
    logic nmi_due;
    logic nmi_entry; // the trap is the non-maskable interrupt${doubles && ', or an exception that goes where it does'}
    logic nmi_return;
    logic machine_entry; // the trap is any other
    logic machine_return;

    assign mnstatus = {19'd0, ${userMode ? '{2{!mnstatus_mnpp_user}}' : "2'b11"}, 7'd0, mnstatus_nmie, 3'd0};
    assign nmi_due = nmi && mnstatus_nmie${debug}${doubles && ' && !stopped'};
    assign nmi_entry = trap && ${doubles ? '(trap_interrupt ? nmi_due : mstatus_mdt && mnstatus_nmie)' : 'trap_interrupt && nmi_due'};
    assign nmi_return = mret && mnret;
    assign machine_entry = trap && !nmi_entry${doubles && ' && !critical_entry'};
    assign machine_return = mret && !mnret;
  `;
};

const state = (userMode: boolean, alignment: number, doubles: boolean) => sv`
  ${plain('mnscratch')}
  if (nmi_entry) mnepc <= trap_pc & ~32'd${alignment};
  else if (${writesTo('mnepc')}) mnepc <= csr_wdata & ~32'd${alignment};
  if (nmi_entry) mncause <= ${doubles ? "{trap_interrupt, 26'd0, trap_cause & {5{!trap_interrupt}}}" : "32'h8000_0000"};
  else if (${writesTo('mncause')}) mncause <= csr_wdata & 32'h8000_001f;
  if (nmi_entry) mnstatus_nmie <= 1'b0;
  else if (nmi_return) mnstatus_nmie <= 1'b1;
  else if (${writesTo('mnstatus')}) mnstatus_nmie <= mnstatus_nmie || csr_wdata[3];
  ${
    userMode &&
    sv`
      if (nmi_entry) mnstatus_mnpp_user <= user_mode;
      else if (${writesTo('mnstatus')} && csr_wdata[12] == csr_wdata[11]) mnstatus_mnpp_user <= !csr_wdata[12];
    `
  }
`;

/** mnscratch, mnepc, mncause and mnstatus (Smrnmi 1.0), and which traps and returns are theirs. */
export function nmi(options: CoreOptions): CsrPart {
  if (!hasNmi(options)) return { ports: [], text: '', registers: [] };
  const { userMode, compressed } = options.base;
  return {
    ports: [input('nmi'), input('mnret', 1, 'mret is an mnret')],
    text: sv`
      ${nets(options)}

      ${clocked(
        options,
        sv`
          mnscratch <= 32'd0;
          mnepc <= 32'd0;
          mncause <= 32'd0;
          mnstatus_nmie <= 1'b0;
          ${userMode && "mnstatus_mnpp_user <= 1'b1;"}
        `,
        state(userMode, compressed ? 1 : 3, hasDoubleTrap(options)),
      )}
    `,
    registers: REGISTERS,
  };
}
