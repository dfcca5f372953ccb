import { ECALL, MRET, NOP, addi, lw, sw } from '../../../src/program/encode.ts';
import { DCSR, DPC, EBREAK_M, x } from '../script.ts';
import {
  BODY,
  CAUSE,
  DATA,
  HANDLER,
  HOLE,
  MCAUSE,
  MEPC,
  atBody,
  behind,
  interrupted,
  pcAndCause,
} from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';
import { CHAIN, EXECUTE, MACHINE, OFF, STORE, USER, count, hitBy, stopped } from './stoppedBy.ts';

const stores = behind(addi(6, 0, 1), sw(6, 7, 0), NOP);
const AT_STORE = BODY + 4;
const atStores = () => atBody().set(x(7), DATA);

/** What full triggers do beside each other, in two modes and with traps (Debug 1.0, 5.3, 5.7.13); for cores with three. */
export const TRIGGERS_TOGETHER_CASES: readonly DebugCase[] = [
  {
    name: 'an interrupt counts as an instruction',
    program: behind(NOP, NOP),
    script: stopped(interrupted(), 'one', [count(1, MACHINE)])
      .get(MCAUSE, 'mcause')
      .get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('one')(a), a.mcause, a.mepc, a['one 0']],
    expected: [HANDLER, CAUSE.trigger, 0x8000_000b, BODY, 0x3900_0201],
  },
  {
    name: 'a load that the bus refuses counts once',
    program: behind(lw(6, 7, 0), NOP),
    script: stopped(atBody().set(x(7), HOLE), 'one', [count(2, MACHINE)]).get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('one')(a), a.mepc],
    expected: [HANDLER + 4, CAUSE.trigger, BODY],
  },
  {
    name: 'what is due in user mode waits there, whatever stops the handler',
    program: behind(ECALL, NOP, MRET),
    script: stopped(
      stopped(atBody().set(DCSR, EBREAK_M), 'handler', [count(1, USER), [EXECUTE, HANDLER]])
        .set(MEPC, BODY + 4)
        .set(DPC, BODY + 8),
      'back',
      [undefined, OFF],
    ),
    seen: (a) => [
      ...[...pcAndCause('handler')(a), a['handler 0']],
      ...[...pcAndCause('back')(a), a['back dcsr']! & 3, a['back 0']],
    ],
    expected: [...[HANDLER, CAUSE.trigger, 0x3800_0141], ...[BODY + 4, CAUSE.trigger, 0, 0x3900_0041]],
  },
  {
    name: 'an address of an instruction comes before that of its access, and all of the first ones are hit',
    program: stores,
    script: stopped(
      stopped(atStores(), 'one', [
        [STORE, DATA],
        [EXECUTE, AT_STORE],
        [EXECUTE, AT_STORE],
      ]),
      'two',
      [undefined, OFF, OFF],
    ),
    seen: (a) => [...pcAndCause('one')(a), hitBy('one')(a), ...pcAndCause('two')(a), hitBy('two')(a)],
    expected: [AT_STORE, CAUSE.trigger, [0, 1, 1], AT_STORE, CAUSE.trigger, [1, 0, 0]],
  },
  {
    name: 'a chain comes with the last of it',
    program: stores,
    script: stopped(atStores(), 'one', [
      [STORE + CHAIN, DATA],
      [EXECUTE, AT_STORE],
      [EXECUTE, AT_STORE],
    ]),
    seen: (a) => [...pcAndCause('one')(a), hitBy('one')(a)],
    expected: [AT_STORE, CAUSE.trigger, [0, 0, 1]],
  },
  {
    name: 'a count comes before an address, which stops the hart next',
    program: stores,
    script: stopped(stopped(atStores(), 'one', [[EXECUTE, AT_STORE], count(1, MACHINE)]), 'two'),
    seen: (a) => [
      ...[...pcAndCause('one')(a), a['one 0'], a['one 1']],
      ...[...pcAndCause('two')(a), a['two 0'], a['two 1']],
    ],
    expected: [
      ...[AT_STORE, CAUSE.trigger, 0x6800_1044, 0x3900_0201],
      ...[AT_STORE, CAUSE.trigger, 0x6840_1044, 0x3900_0201],
    ],
  },
];
