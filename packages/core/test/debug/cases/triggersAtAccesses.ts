import { EBREAK, NOP, OPCODE, branchForm, lw, registerForm, sw } from '../../../src/program/encode.ts';
import { DCSR, EBREAK_M, PRV_M, STEP, STEPIE, x } from '../script.ts';
import type { Script } from '../script.ts';
import { BODY, CAUSE, DATA, HANDLER, atBody, behind, interrupted, pcAndCause } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';
import { EXECUTE, LOAD, OFF, STORE, hitBy, setTriggers, stopped } from './stoppedBy.ts';

const AMOADD = registerForm(OPCODE.amo, 0, 2, 5, 7, 6);
const stored = (script: Script, value: number, address: number) =>
  script.set(x(9), value).execute(address, sw(9, 8, 0));
const loaded = (script: Script, address: number, name: string) =>
  script.execute(address, lw(9, 8, 0)).get(x(9), name);

/** Full triggers at accesses of every sort, and where operands, branches and interrupts come late; for cores with three. */
export const TRIGGERS_AT_ACCESSES_CASES: readonly DebugCase[] = [
  {
    name: 'an AMO is a load too, is not stepped over while a trigger is there, and is done once',
    program: behind(AMOADD, NOP),
    script: loaded(
      setTriggers(
        stopped(stored(atBody(), 10, DATA).set(x(7), DATA).set(x(6), 1), 'one', [[LOAD, DATA]]).step('two'),
        [OFF],
      )
        .step('three')
        .get(x(5), 'x5'),
      DATA,
      'word',
    ),
    seen: (a) => [...['one', 'two', 'three'].flatMap((step) => pcAndCause(step)(a)), a.x5, a.word],
    expected: [BODY, CAUSE.trigger, BODY, CAUSE.trigger, BODY + 4, CAUSE.step, 10, 11],
  },
  {
    name: 'of two loads of which the second is met, the first alone is done',
    program: behind(lw(5, 7, 0), lw(6, 7, 4), NOP),
    script: setTriggers(
      stopped(
        stored(stored(atBody(), 5, DATA), 6, DATA + 4)
          .set(x(7), DATA)
          .set(x(6), 1),
        'one',
        [[LOAD, DATA + 4]],
      )
        .get(x(5), 'first')
        .get(x(6), 'second'),
      [OFF],
    )
      .step('two')
      .get(x(6), 'then'),
    seen: (a) => [...pcAndCause('one')(a), a.first, a.second, ...pcAndCause('two')(a), a.then],
    expected: [BODY + 4, CAUSE.trigger, 5, 1, BODY + 8, CAUSE.step, 6],
  },
  {
    name: 'an address that is loaded is the new one',
    program: behind(lw(7, 8, 0), lw(6, 7, 0), NOP),
    script: stopped(
      stored(atBody(), DATA + 16, DATA)
        .set(x(8), DATA)
        .set(x(7), DATA + 32),
      'one',
      [
        [LOAD, DATA + 32],
        [LOAD, DATA + 16],
      ],
    ),
    seen: (a) => [...pcAndCause('one')(a), hitBy('one')(a)],
    expected: [BODY + 4, CAUSE.trigger, [0, 1, 0]],
  },
  {
    name: 'a trigger on a path that is left stops nothing',
    program: behind(lw(7, 8, 0), branchForm(0, 7, 0, 8), sw(6, 8, 0), EBREAK),
    script: stopped(
      stored(atBody(), 0, DATA)
        .set(x(8), DATA)
        .set(DCSR, EBREAK_M | PRV_M),
      'one',
      [
        [STORE, DATA],
        [EXECUTE, BODY + 8],
      ],
    ),
    seen: (a) => [...pcAndCause('one')(a), hitBy('one')(a)],
    expected: [BODY + 12, CAUSE.ebreak, [0, 0, 0]],
  },
  {
    name: 'an interrupt that comes with a trigger waits for the debugger',
    program: behind(NOP, NOP),
    script: setTriggers(stopped(interrupted(), 'one', [[EXECUTE, BODY]]), [OFF]).step(
      'two',
      STEP | STEPIE | PRV_M,
    ),
    seen: (a) => [...pcAndCause('one')(a), ...pcAndCause('two')(a)],
    expected: [BODY, CAUSE.trigger, HANDLER, CAUSE.step],
  },
];
