import { output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasTrace } from '../../options/trace.ts';
import { clocked } from '../clocked.ts';
import { hasDebug, isDebug1 } from '../debug/features.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';
import { ownTraps } from './ownTraps.ts';

const NONE: CsrPart = { ports: [], text: '', registers: [] };

/** Whether a debugger may have the hart stop in debug mode instead. */
export const hasErrorTrigger = (options: CoreOptions): boolean => hasDoubleTrap(options) && isDebug1(options);

/** Nets that the parts before look at. */
export const doubleTrapNets = (options: CoreOptions): CsrPart =>
  hasDoubleTrap(options)
    ? {
        ...NONE,
        text: sv`
          // Double traps (Smdbltrp). While MDT of mstatush is set machine mode is not ready for a trap: from reset, and from
          // a trap to its mret, unless the program clears it. ${hasNmi(options) ? 'An exception then goes to the handler of the NMI, or while that' : 'An exception then'}
          // ${hasNmi(options) && 'is masked '}stops the hart until reset: a critical error.
          logic mstatus_mdt;
          logic critical; // the hart has stopped
          ${!hasTrace(options) && 'logic critical_entry;'}
        `,
      }
    : NONE;

/** In user mode MDT is clear, and interrupts are off where it is set: what comes unexpected is an exception of machine mode. */
function unexpected(options: CoreOptions): string {
  if (!hasNmi(options)) return 'trap && !trap_interrupt && mstatus_mdt';
  return `trap && !trap_interrupt && !mnstatus_nmie${options.base.userMode ? ' && !user_mode' : ''}`;
}

/** What leads to user mode, where each trap is expected. */
function leaves(options: CoreOptions): string {
  const { leaving } = ownTraps(options);
  if (!options.base.userMode) return leaving;
  return [
    leaving,
    ...(hasNmi(options) ? ['(nmi_return && mnstatus_mnpp_user)'] : []),
    ...(hasDebug(options) ? ['(dret && dcsr_prv_user)'] : []),
  ].join(' || ');
}

/** mstatush.MDT, and what becomes of a trap while it is set (Privileged 1.13, 3.1.6.2). */
export function doubleTrap(options: CoreOptions): CsrPart {
  if (!hasDoubleTrap(options)) return NONE;
  const debug = hasDebug(options);
  return {
    ports: [
      output('stopped', 1, 'nothing is executed'),
      output('critical_error'),
      ...(hasTrace(options)
        ? [output('critical_entry', 1, 'the trap is none: the hart stops before trap_pc')]
        : []),
    ],
    text: sv`
      ${!hasNmi(options) && 'logic machine_entry; // the trap is one'}
      assign critical_entry = ${unexpected(options)};
      ${!hasNmi(options) && 'assign machine_entry = trap && !critical_entry;'}
      assign stopped = critical${debug && ' && !debug_mode'};
      assign critical_error = stopped${hasErrorTrigger(options) && ' && !dcsr_cetrig'};

      ${clocked(
        options,
        "mstatus_mdt <= 1'b1;\ncritical <= 1'b0;",
        sv`
          if (machine_entry) mstatus_mdt <= 1'b1;
          else if (${leaves(options)}) mstatus_mdt <= 1'b0;
          else if (${writesTo('mstatush')}) mstatus_mdt <= csr_wdata[10];
          critical <= critical || critical_entry;
        `,
      )}
    `,
    registers: [],
  };
}
