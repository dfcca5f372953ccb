import { debuggedWith } from '../debug/shows.ts';
import type { Fault } from './fault.ts';

const one = debuggedWith('micro', { version: '1.0' });
const five = debuggedWith('plain', { version: '1.0' });
const grouped = debuggedWith('micro', { version: '1.0', externalTriggers: 2 });
const locked = debuggedWith('micro', { authentication: true });

/** Faults of what Debug 1.0 changes, of groups and of authentication; each is shown by a case of `../debug/cases`. */
const BUGS: readonly (Omit<Fault, 'sign'> & { shown: string })[] = [
  {
    option: 'debug.version',
    wrong: 'an ebreak hides a halt request',
    core: five,
    module: 'csr',
    find: "debug_haltreq ? 3'd3 : trigger_hit && !step_done ? 3'd2 : debug_break && !step_done ? 3'd1 : 3'd4",
    replace:
      "trigger_hit && !step_done ? 3'd2 : debug_break && !step_done ? 3'd1 : debug_haltreq ? 3'd3 : 3'd4",
    shown: 'a halt request comes before an ebreak, which stops the hart next',
  },
  {
    option: 'debug.version',
    wrong: 'a resume request ends a command that runs',
    core: one,
    module: 'debug_module',
    find: 'writes_control && !busy',
    replace: 'writes_control',
    shown: 'a resume request does not disturb a command that runs',
  },
  {
    option: 'debug.version',
    wrong: 'nobody is told of a reset that goes on',
    core: one,
    module: 'debug_module',
    find: 'ndmreset || reset_goes_on, 1',
    replace: 'reset_goes_on && debug_alive, 1',
    shown: 'a request for a halt at reset that is set and cleared at once is cleared',
  },
  {
    option: 'debug.version',
    wrong: 'MPRV outlives machine mode',
    core: one,
    module: 'csr',
    find: "if (dcsr_prv_user) mstatus_mprv <= 1'b0;",
    replace: '',
    shown: 'MPRV ends when the hart resumes in user mode',
  },
  {
    option: 'debug.externalTriggers',
    wrong: 'a line outside of the group halts the core',
    core: grouped,
    module: 'debug_module',
    find: 'halt_trigger_in & ~halt_seen & in_halt_group',
    replace: 'halt_trigger_in & ~halt_seen',
    shown: 'a line outside of the group neither halts the core nor hears of it',
  },
  {
    option: 'debug.externalTriggers',
    wrong: 'whoever has asked for a halt is told of it',
    core: grouped,
    module: 'debug_module',
    find: 'in_halt_group & ~halt_from',
    replace: 'in_halt_group',
    shown: 'another core of the halt group halts this one, and the others of the group are told',
  },
  {
    option: 'debug.externalTriggers',
    wrong: 'a core that is about to resume is taken for halted',
    core: grouped,
    module: 'debug_module',
    find: '(!debug_mode || resuming)',
    replace: '!debug_mode',
    shown: 'a core that is about to resume halts again',
  },
  {
    option: 'debug.externalTriggers',
    wrong: 'a resume of the group ends a command that runs',
    core: grouped,
    module: 'debug_module',
    find: 'group_resumes && debug_mode && !busy',
    replace: 'group_resumes && debug_mode',
    shown: 'a resume of the group waits for the command that runs',
  },
  {
    option: 'debug.authentication',
    wrong: 'registers are written before',
    core: locked,
    module: 'debug_module',
    find: 'dmi_valid && authenticated',
    replace: 'dmi_valid',
    shown: 'who was not let in sees the version alone, and changes nothing',
  },
  {
    option: 'debug.authentication',
    wrong: 'registers are shown before',
    core: locked,
    module: 'debug_module',
    find: '!authenticated && dmi_addr != DMCONTROL',
    replace: "1'b0 && dmi_addr != DMCONTROL",
    shown: 'who was not let in sees the version alone, and changes nothing',
  },
  {
    option: 'debug.authentication',
    wrong: 'dmactive does not end what a debugger was let in for',
    core: locked,
    module: 'debug_module',
    find: 'auth_active   = dmactive',
    replace: "auth_active = 1'b1",
    shown: 'with dmactive ends what a debugger was let in for',
  },
];

export const DEBUG_1_FAULTS: readonly Fault[] = BUGS.map(({ shown, ...bug }) => ({
  ...bug,
  sign: { by: 'debug', shown },
}));
