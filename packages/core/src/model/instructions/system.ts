import { CAUSE, Exception } from '../exception.ts';
import { MACHINE } from '../mode.ts';
import { OPCODE, define } from './definition.ts';
import type { Execute } from './definition.ts';

const nothing: Execute = () => undefined;
const whole = (name: string, word: number, execute: Execute) => ({
  ...define(name, 'none', { opcode: OPCODE.system, funct3: 0, funct12: word >>> 20 }, execute),
  mask: ~0,
});

/** Memory is kept in order, so that there is nothing to wait for. */
export const FENCE = [define('fence', 'fence', { opcode: OPCODE.miscMem, funct3: 0 }, nothing)];

/** Stores are seen by fetches at once in the model. */
export const ZIFENCEI = [{ ...define('fence.i', 'none', { opcode: OPCODE.miscMem, funct3: 1 }, nothing) }];

/** Traps and waiting (Unprivileged ISA 20191213, 2.8; Privileged 1.12, 3.3). */
export const SYSTEM = [
  whole('ecall', 0x00000073, (hart) => {
    throw new Exception(hart.mode === MACHINE ? CAUSE.machineCall : CAUSE.userCall, 0);
  }),
  whole('ebreak', 0x00100073, (hart) => {
    throw new Exception(CAUSE.breakpoint, hart.pc);
  }),
  whole('mret', 0x30200073, (hart, { word }) => {
    if (hart.mode !== MACHINE) throw hart.illegal(word);
    hart.next = hart.csrs.state.leave();
    hart.vectoring = hart.csrs.state.levels?.vectors === true;
    hart.lookUp();
  }),
  whole('wfi', 0x10500073, (hart, { word }) => {
    if (hart.mode !== MACHINE && hart.csrs.state.timeoutWait) throw hart.illegal(word);
    hart.sleeping = !hart.csrs.state.awake();
    hart.lookUp();
  }),
];

/** Return from the non-maskable interrupt (Smrnmi 1.0). */
export const SMRNMI = [
  whole('mnret', 0x70200073, (hart, { word }) => {
    if (hart.mode !== MACHINE) throw hart.illegal(word);
    hart.next = hart.csrs.state.resume();
    hart.lookUp();
  }),
];
