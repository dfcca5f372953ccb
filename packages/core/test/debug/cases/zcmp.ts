import { cmStack } from '../../../src/program/compressed.ts';
import { DPC, x } from '../script.ts';
import type { Script } from '../script.ts';
import { BODY, CAUSE, DATA, HANDLER, HOLE, MEPC, atBody, behind, pcAndCause } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

const [TSELECT, TDATA1, TDATA2] = [0x7a0, 0x7a1, 0x7a2];
const TYPE_3 = 0x3800_0201;
const M_STORE = 0x6800_1042;
const count = (instructions: number) => TYPE_3 + instructions * 2 ** 10;
const SP = x(2);
const C_NOP = 1;
/** Saves ra and s0, and moves the stack pointer by 16 bytes. */
const PUSH = (C_NOP << 16) | cmStack('push', { list: 5, more: 0 });
const POP = (C_NOP << 16) | cmStack('pop', { list: 5, more: 0 });
const trigger = (script: Script, control: number, compared = 0) =>
  script.set(TSELECT, 0).set(TDATA2, compared).set(TDATA1, control);

/** A debugger and an instruction that is executed as several (Zcmp), on cores with full triggers. */
export const ZCMP_CASES: readonly DebugCase[] = [
  {
    name: 'a step over a push is one instruction',
    program: behind(PUSH),
    script: atBody()
      .set(SP, DATA + 0x100)
      .step('one')
      .get(SP, 'sp'),
    seen: (a) => [...pcAndCause('one')(a), a.sp],
    expected: [BODY + 2, CAUSE.step, DATA + 0xf0],
  },
  {
    name: 'a trigger of its second store stops before the push, which then begins anew',
    program: behind(PUSH),
    script: trigger(atBody().set(SP, DATA + 0x100), M_STORE, DATA + 0xf8)
      .run()
      .halted()
      .get(DPC, 'one pc')
      .get(0x7b0, 'one dcsr')
      .get(SP, 'before')
      .set(TDATA1, 0)
      .step('two')
      .get(SP, 'after'),
    seen: (a) => [...pcAndCause('one')(a), a.before, ...pcAndCause('two')(a), a.after],
    expected: [BODY, CAUSE.trigger, DATA + 0x100, BODY + 2, CAUSE.step, DATA + 0xf0],
  },
  {
    name: 'a pop whose load meets nothing counts as an instruction',
    program: behind(POP),
    script: trigger(atBody().set(SP, HOLE + 0x100), count(1))
      .run()
      .halted()
      .get(DPC, 'one pc')
      .get(0x7b0, 'one dcsr')
      .get(MEPC, 'mepc')
      .get(SP, 'sp'),
    seen: (a) => [...pcAndCause('one')(a), a.mepc, a.sp],
    expected: [HANDLER, CAUSE.trigger, BODY, HOLE + 0x100],
  },
  {
    name: 'and one that is executed whole counts once',
    program: behind(PUSH),
    script: trigger(atBody().set(SP, DATA + 0x100), count(1))
      .run()
      .halted()
      .get(DPC, 'one pc')
      .get(0x7b0, 'one dcsr'),
    seen: pcAndCause('one'),
    expected: [BODY + 2, CAUSE.trigger],
  },
];
