import { BASES } from '../../src/measured/bases.ts';
import { csr, csrImmediate, immediateForm, lui } from '../../src/program/encode.ts';
import { debuggedCore } from '../debug/shows.ts';
import { VALUE } from './directed.ts';
import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault } from './fault.ts';

const [MSTATUS, MSTATUSH, MIE] = [0x300, 0x310, 8];
const option = 'safety.doubleTrap';
const plain = coreOf('micro', { safety: { doubleTrap: true } });
const masked = coreOf('plain', {
  auxiliary: { nmi: { base: '0x80000040' } },
  safety: { doubleTrap: true },
});
const debugged = (preset: 'micro' | 'plain') => {
  const core = debuggedCore(preset, { safety: { ...BASES[preset].safety, doubleTrap: true } });
  return { ...core, debug: { ...core.debug, version: '1.0' as const } };
};

const isEnabled = [csr(2, VALUE, MSTATUS, 0), immediateForm(0x13, 7, VALUE, VALUE, MIE)];
const enable = csrImmediate(2, 0, MSTATUS, MIE);
/** mstatus.MIE is asked for as the core comes out of reset, and kept while MDT is set. */
const ENABLED_AT_RESET = [enable, ...isEnabled];
const DISABLED_BY_MDT = [
  csrImmediate(1, 0, MSTATUSH, 0),
  enable,
  lui(VALUE, 1),
  immediateForm(0x13, 5, VALUE, VALUE, 2),
  csr(2, 0, MSTATUSH, VALUE),
  ...isEnabled,
];

export const DOUBLE_TRAP_FAULTS: readonly Fault[] = [
  {
    option,
    wrong: 'traps are expected from reset on',
    core: plain,
    module: 'csr',
    find: "mstatus_mdt <= 1'b1; critical <= 1'b0;",
    replace: "mstatus_mdt <= 1'b0; critical <= 1'b0;",
    sign: { by: 'result', program: [csr(2, VALUE, MSTATUSH, 0)], expected: 0x400 },
  },
  {
    option,
    wrong: 'interrupts can be enabled where no trap is expected',
    core: plain,
    module: 'csr',
    find: 'mstatus_mie <= csr_wdata[3] && !mstatus_mdt;',
    replace: 'mstatus_mie <= csr_wdata[3];',
    sign: { by: 'result', program: ENABLED_AT_RESET, expected: 0 },
  },
  {
    option,
    wrong: 'interrupts stay enabled when MDT is set',
    core: plain,
    module: 'csr',
    find: 'address == MSTATUSH && csr_wdata[10]',
    replace: "address == MSTATUSH && 1'b0",
    sign: { by: 'result', program: DISABLED_BY_MDT, expected: 0 },
  },
  {
    option,
    wrong: 'none is expected behind an mret',
    core: plain,
    module: 'csr',
    find: "else if (mret) mstatus_mdt <= 1'b0;",
    replace: '',
    sign: LOCKSTEP,
  },
  {
    option,
    wrong: 'an exception of a handler is taken as any other',
    core: masked,
    module: 'csr',
    find: "if (machine_entry) mstatus_mdt <= 1'b1;",
    replace: "if (1'b0) mstatus_mdt <= 1'b1;",
    sign: LOCKSTEP,
  },
  {
    option,
    wrong: 'mncause says that an exception was an interrupt',
    core: masked,
    module: 'csr',
    find: "{trap_interrupt, 26'd0, trap_cause & {5{!trap_interrupt}}}",
    replace: "32'h8000_0000",
    sign: LOCKSTEP,
  },
  {
    option,
    wrong: 'a critical error is over in the next clock',
    core: debugged('micro'),
    module: 'csr',
    find: 'critical <= critical || critical_entry;',
    replace: 'critical <= critical_entry;',
    sign: {
      by: 'debug',
      shown:
        'a hart that a critical error has stopped halts on request, before the instruction, and stays stopped',
    },
  },
  {
    option,
    wrong: 'a debugger hears of a halt request where there was an error',
    core: debugged('plain'),
    module: 'csr',
    find: "critical && dcsr_cetrig ? 3'd7",
    replace: "critical && dcsr_cetrig ? 3'd3",
    sign: {
      by: 'debug',
      shown:
        'cetrig halts the hart at a critical error, with cause 7 and extcause 0, and again when it is resumed',
    },
  },
];
