import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { clocked } from '../clocked.ts';
import { haltsByGroup, hasDebug, hasFullTriggers, hasTriggers, isDebug1 } from '../debug/features.ts';
import { DATA0 } from '../debug/hartPorts.ts';
import { sequences } from '../fetch/sequencer.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { plain, writesTo } from './csrPart.ts';
import { hasErrorTrigger } from './doubleTrap.ts';

const ports = (options: CoreOptions) => [
  input('debug_haltreq'),
  input('debug_resethaltreq'),
  ...(haltsByGroup(options) ? [input('debug_by_group', 1, 'debug_haltreq is of the halt group')] : []),
  input('debug_enter', 1, 'the hart stops before the instruction at trap_pc'),
  input('debug_break', 1, 'it stops because of an ebreak'),
  input('debug_step', 1, 'an instruction has retired or trapped outside debug mode'),
  input('dret'),
  input('debug_data0', 32),
  output('debug_data0_we'),
  output('debug_data0_wdata', 32),
  output('debug_mode'),
  output('debug_request', 1, 'stop before the next instruction'),
  output('ebreak_debugs', 1, 'ebreak stops the hart instead of raising an exception'),
  output('dpc', 32),
];

const REGISTERS: CsrPart['registers'] = [
  ['dcsr', 0x7b0, 'dcsr'],
  ['dpc', 0x7b1, 'dpc'],
  ['dscratch0', 0x7b2, 'dscratch0'],
  ['dscratch1', 0x7b3, 'dscratch1'],
  ['dmdata0', DATA0, 'debug_data0'],
];

/** In the order of 0.13.2, table 4.1: a trigger before ebreak, resethaltreq, haltreq and step, which an ebreak behind it has not reached. */
const cause13 = (triggered: boolean) =>
  `${triggered ? "trigger_hit && !step_done ? 3'd2 : " : ''}debug_break && !step_done ? 3'd1 : debug_resethaltreq && before_first ? 3'd5 : debug_haltreq ? 3'd3 : 3'd4`;

/** In that of 1.0, table 8: a critical error, resethaltreq, halt group, haltreq, trigger, ebreak, step. */
const cause1 = (options: CoreOptions) =>
  [
    ...(hasErrorTrigger(options) ? ["critical && dcsr_cetrig ? 3'd7"] : []),
    "debug_resethaltreq && before_first ? 3'd5",
    ...(haltsByGroup(options) ? ["debug_by_group ? 3'd6"] : []),
    "debug_haltreq ? 3'd3",
    ...(hasTriggers(options) ? ["trigger_hit && !step_done ? 3'd2"] : []),
    "debug_break && !step_done ? 3'd1",
    "3'd4",
  ].join(' : ');

/** A hart that a critical error has stopped: a debugger may want to hear of it, and finds nothing to step over. */
const stuck = (options: CoreOptions) =>
  hasDoubleTrap(options)
    ? ` || (critical && ${hasErrorTrigger(options) ? '(dcsr_cetrig || dcsr_step)' : 'dcsr_step'})`
    : '';

/** What stops the hart whatever it executes; within one instruction that is several it waits for the end. */
const asked = (options: CoreOptions) =>
  `!debug_mode && ${sequences(options) ? 'begins && ' : ''}(debug_haltreq || (debug_resethaltreq && before_first) || step_done${stuck(options)})`;

/** Why the hart stops. A trigger that is due behind a step fires when the hart goes on (1.0, 4.4.1). */
const cause = (options: CoreOptions, triggered = hasTriggers(options)) => sv`
  ${triggered && `logic debug_asked; // whatever is executed\nassign debug_asked = ${asked(options)};`}
  assign debug_request = ${triggered ? 'debug_asked || (!debug_mode && trigger_hit)' : asked(options)};
  assign debug_cause = ${isDebug1(options) ? cause1(options) : cause13(triggered)};
  ${hasFullTriggers(options) && "assign trigger_fires = debug_enter && debug_cause == 3'd2;"}
`;

const nets = (user: boolean, nmi: boolean, errors: boolean, version: string) => sv`
  // Debug mode (Debug ${version}). Counters stop in it, time goes on.
  ${errors && 'logic dcsr_cetrig; // a critical error stops the hart in debug mode'}
  logic dcsr_ebreakm;
  ${user && 'logic dcsr_ebreaku;'}
  logic dcsr_stepie;
  logic [2:0] dcsr_cause;
  logic dcsr_step;
  ${user && 'logic dcsr_prv_user;'}
  logic [31:0] dcsr;
  logic [31:0] dscratch0;
  logic [31:0] dscratch1;
  logic before_first; // no instruction has been executed since reset
  logic step_done; // the instruction that was to be stepped over has left
  logic [2:0] debug_cause;

  assign dcsr = {4'd4, ${errors ? "8'd0, dcsr_cetrig, 3'd0" : "12'd0"}, dcsr_ebreakm, 2'd0, ${user ? 'dcsr_ebreaku' : "1'b0"}, dcsr_stepie, 2'b10, dcsr_cause, ${nmi ? "2'd0, nmi" : "3'd0"}, dcsr_step, ${user ? '{2{!dcsr_prv_user}}' : "2'b11"}};
  assign ebreak_debugs = ${user ? 'user_mode ? dcsr_ebreaku : dcsr_ebreakm' : 'dcsr_ebreakm'};
  assign debug_data0_we = ${writesTo('dmdata0')};
  assign debug_data0_wdata = csr_wdata;
`;

const reset = (user: boolean, errors: boolean) => sv`
  debug_mode <= 1'b0;
  before_first <= 1'b1;
  step_done <= 1'b0;
  ${errors && "dcsr_cetrig <= 1'b0;"}
  dcsr_ebreakm <= 1'b0;
  ${user && "dcsr_ebreaku <= 1'b0;"}
  dcsr_stepie <= 1'b0;
  dcsr_cause <= 3'd0;
  dcsr_step <= 1'b0;
  ${user && "dcsr_prv_user <= 1'b0;"}
  dpc <= 32'd0;
  dscratch0 <= 32'd0;
  dscratch1 <= 32'd0;
`;

const running = (user: boolean, errors: boolean, alignment: number) => sv`
  debug_mode <= debug_enter || (debug_mode && !dret);
  before_first <= before_first && !debug_enter && !debug_step;
  step_done <= !debug_mode && !debug_enter && (step_done || (debug_step && dcsr_step));
  if (debug_enter) begin
    dcsr_cause <= debug_cause;
    dpc <= trap_pc;
    ${user && 'dcsr_prv_user <= user_mode;'}
  end else begin
    if (${writesTo('dcsr')}) begin
      ${errors && 'dcsr_cetrig <= csr_wdata[19];'}
      dcsr_ebreakm <= csr_wdata[15];
      ${user && 'dcsr_ebreaku <= csr_wdata[12];'}
      dcsr_stepie <= csr_wdata[11];
      dcsr_step <= csr_wdata[2];
      ${user && 'if (csr_wdata[1] == csr_wdata[0]) dcsr_prv_user <= !csr_wdata[0];'}
    end
    ${plain('dpc', `csr_wdata & ~32'd${alignment}`)}
  end
  ${plain('dscratch0')}
  ${plain('dscratch1')}
`;

/** dcsr, dpc and dscratch, and what stops the hart. */
export function debug(options: CoreOptions): CsrPart {
  if (!hasDebug(options)) return { ports: [], text: '', registers: [] };
  const { userMode, compressed } = options.base;
  const errors = hasErrorTrigger(options);
  return {
    ports: [
      ...ports(options),
      ...(sequences(options)
        ? [input('begins', 1, 'an instruction of which nothing has been executed')]
        : []),
    ],
    text: sv`
      ${nets(userMode, hasNmi(options), errors, isDebug1(options) ? '1.0, 4.9' : '0.13.2, 4.8')}

      ${cause(options)}

      ${clocked(options, reset(userMode, errors), running(userMode, errors, compressed ? 1 : 3))}
    `,
    registers: REGISTERS,
  };
}
