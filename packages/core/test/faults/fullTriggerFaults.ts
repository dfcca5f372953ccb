import { debuggedWith, debuggedZcmp } from '../debug/shows.ts';
import type { Fault } from './fault.ts';

const full = debuggedWith('micro', { triggerKind: 'full' });
const fullFive = debuggedWith('plain', { triggerKind: 'full' });
const three = debuggedWith('micro', { triggerKind: 'full', triggers: 3 });
const threeFive = debuggedWith('plain', { triggerKind: 'full', triggers: 3 });
const threeFast = debuggedWith('fast', { triggerKind: 'full', triggers: 3 });

/** Faults of triggers of types 6 and 3; each is shown by a case of `../debug/cases`. */
const BUGS: readonly (Omit<Fault, 'sign' | 'option'> & { shown: string })[] = [
  {
    wrong: 'a pop that fails on the bus is not counted',
    core: debuggedZcmp('plain'),
    module: 'pipeline',
    find: '!(mem_fault && mem_ends)',
    replace: '!mem_fault',
    shown: 'a pop whose load meets nothing counts as an instruction',
  },
  {
    wrong: 'a trigger for data compares the address',
    core: full,
    module: 'triggers',
    find: 'selects_data ? data :',
    replace: '',
    shown: 'a trigger stops the hart before a store of certain data',
  },
  {
    wrong: 'the first of two chained triggers stops the hart alone',
    core: full,
    module: 'triggers',
    find: 'all_before && !chained[i];',
    replace: 'all_before;',
    shown: 'of two chained triggers both have to meet the instruction',
  },
  {
    wrong: 'below is at most',
    core: fullFive,
    module: 'triggers',
    find: 'value >= compared[i]',
    replace: 'value > compared[i]',
    shown: 'a trigger stops the hart in a region, from an address on and below one',
  },
  {
    wrong: 'an exception is no instruction for a counting trigger',
    core: full,
    module: 'pipeline',
    find: '.trigger_step ((retire || trap) &&',
    replace: '.trigger_step ((retire || (trap && take_interrupt)) &&',
    shown: 'an exception counts as an instruction',
  },
  {
    wrong: 'a step takes away what a counting trigger has due',
    core: fullFive,
    module: 'csr',
    find: "debug_enter && debug_cause == 3'd2",
    replace: 'debug_enter',
    shown: 'a trigger that is due behind a step, or met there, fires when the hart goes on',
  },
  {
    wrong: 'an interrupt is no instruction for a counting trigger',
    core: three,
    module: 'pipeline',
    find: '.trigger_step ((retire || trap) &&',
    replace: '.trigger_step ((retire || (trap && !take_interrupt)) &&',
    shown: 'an interrupt counts as an instruction',
  },
  {
    wrong: 'an interrupt is no instruction for a counting trigger of five stages',
    core: threeFive,
    module: 'pipeline',
    find: '(csr_trap && !mem_fault)',
    replace: '(csr_trap && !mem_fault && !ex_take_interrupt)',
    shown: 'an interrupt counts as an instruction',
  },
  {
    wrong: 'a load that fails counts when it leaves and when it traps',
    core: threeFive,
    module: 'pipeline',
    find: '(csr_trap && !mem_fault)',
    replace: 'csr_trap',
    shown: 'a load that the bus refuses counts once',
  },
  {
    wrong: 'a trigger of machine mode takes away what is due in user mode',
    core: three,
    module: 'triggers',
    find: 'taken && due[i]) pending',
    replace: 'taken) pending',
    shown: 'what is due in user mode waits there, whatever stops the handler',
  },
  {
    wrong: 'an access is hit beside the instruction',
    core: threeFive,
    module: 'triggers',
    find: "(met & ~later) != 3'd0 ? met & ~later :",
    replace: '',
    shown: 'an address of an instruction comes before that of its access, and all of the first ones are hit',
  },
  {
    wrong: 'a chain comes by its end alone',
    core: three,
    module: 'triggers',
    find: 'accesses[i] || access_before',
    replace: 'accesses[i]',
    shown: 'a chain comes with the last of it',
  },
  {
    wrong: 'an address is hit beside a count',
    core: three,
    module: 'triggers',
    find: "due != 3'd0 ? due :",
    replace: 'due |',
    shown: 'a count comes before an address, which stops the hart next',
  },
  {
    wrong: 'a region of all addresses is taken',
    core: full,
    module: 'triggers',
    find: 'wdata[30] && !widest',
    replace: 'wdata[30]',
    shown: 'a debugger learns how wide a region can be',
  },
  {
    wrong: 'an AMO is no load',
    core: three,
    module: 'pipeline',
    find: "!illegal && (load || (amo && instr[31:27] != 5'b00011))",
    replace: '!illegal && load',
    shown: 'an AMO is a load too, is not stepped over while a trigger is there, and is done once',
  },
  {
    wrong: 'what a trigger stops is executed before the hart does',
    core: threeFive,
    module: 'pipeline',
    find: '&& !ex_take_debug && !(ex_serializing',
    replace: '&& !(ex_serializing',
    shown: 'of two loads of which the second is met, the first alone is done',
  },
  {
    wrong: 'a trigger compares the address of the access before',
    core: threeFive,
    module: 'pipeline',
    find: '.trigger_address (alu_sum)',
    replace: '.trigger_address (mem_ex_result)',
    shown: 'an address that is loaded is the new one',
  },
  {
    wrong: 'a trigger stops the hart while a branch is decided',
    core: threeFast,
    module: 'pipeline',
    find: 'ex_valid && !mem_valid && (ex_take_debug',
    replace: 'ex_valid && (ex_take_debug',
    shown: 'a trigger on a path that is left stops nothing',
  },
  {
    wrong: 'an interrupt comes before a trigger',
    core: three,
    module: 'pipeline',
    find: 'take_debug = debug_request &&',
    replace: 'take_debug = debug_request && !interrupt &&',
    shown: 'an interrupt that comes with a trigger waits for the debugger',
  },
];

export const FULL_TRIGGER_FAULTS: readonly Fault[] = BUGS.map(({ shown, ...bug }) => ({
  ...bug,
  option: 'debug.triggerKind',
  sign: { by: 'debug', shown },
}));
