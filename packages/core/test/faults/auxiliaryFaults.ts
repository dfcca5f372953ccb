import { COUNT_BRANCHES, COUNT_REDIRECTS, TAKE_EXTERNAL, timerPending } from './directed.ts';
import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const NMI = { auxiliary: { nmi: { base: '0x80000040' } } };
const WITH_INTERRUPTS: Sign = { by: 'lockstep', run: { interrupts: 7 } };

export const AUXILIARY_FAULTS: readonly Fault[] = [
  {
    option: 'auxiliary.clint',
    wrong: 'the timer interrupt is a pulse',
    core: coreOf('micro'),
    module: 'clint',
    find: 'mtime >= mtimecmp',
    replace: 'mtime == mtimecmp',
    sign: { by: 'result', program: timerPending(0x0200_0000), expected: 1 },
  },
  {
    option: 'auxiliary.externalInterrupts',
    wrong: "the external interrupt has the supervisor's cause",
    core: coreOf('micro'),
    module: 'csr',
    find: "pending_enabled[11] ? 5'd11",
    replace: "pending_enabled[11] ? 5'd9",
    sign: { by: 'result', program: TAKE_EXTERNAL, expected: 11 },
  },
  {
    option: 'auxiliary.nmi',
    wrong: 'mnret leaves the interrupt masked',
    core: coreOf('micro', NMI),
    module: 'csr',
    find: "if (nmi_return) mnstatus_nmie <= 1'b1;",
    replace: "if (nmi_return) mnstatus_nmie <= 1'b0;",
    sign: WITH_INTERRUPTS,
  },
  {
    option: 'auxiliary.nmi',
    wrong: 'five stages: other interrupts come in its handler',
    core: coreOf('standard', NMI),
    module: 'csr',
    find: '(mnstatus_nmie && pending_enabled',
    replace: '(pending_enabled',
    sign: WITH_INTERRUPTS,
  },
  {
    option: 'auxiliary.nmi',
    wrong: 'an exception in its handler goes where all others go',
    core: coreOf('standard', NMI),
    module: 'csr',
    find: '!mnstatus_nmie ? NMI_EXCEPTION_VECTOR : ',
    replace: '',
    sign: WITH_INTERRUPTS,
  },
  {
    option: 'auxiliary.performanceCounters',
    wrong: 'the selectors of branches and of taken branches are exchanged',
    core: coreOf('micro', { auxiliary: { performanceCounters: 1 } }),
    module: 'csr',
    find: "event_taken, event_branch, 1'b0}",
    replace: "event_branch, event_taken, 1'b0}",
    sign: { by: 'result', program: COUNT_BRANCHES, expected: 10 },
  },
  {
    option: 'auxiliary.cycleEvents',
    wrong: 'a branch that is not taken counts as one that sends fetch elsewhere',
    core: coreOf('micro', { auxiliary: { performanceCounters: 1, cycleEvents: true } }),
    module: 'pipeline',
    find: '(branch && control_transfer)))',
    replace: 'branch))',
    sign: { by: 'result', program: COUNT_REDIRECTS, expected: 9 },
  },
  {
    option: 'auxiliary.rvfi',
    wrong: 'the next pc of a branch is what follows it',
    core: coreOf('micro'),
    module: 'pipeline',
    find: 'rvfi_pc_wdata = redirect ? redirect_pc : fetch_pc',
    replace: 'rvfi_pc_wdata = fetch_pc',
    sign: LOCKSTEP,
  },
];
