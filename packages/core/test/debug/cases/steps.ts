import { EBREAK, ECALL, NOP, WFI, addi, jumpForm, lw, sw } from '../../../src/program/encode.ts';
import { PRV_M, STEP, STEPIE, x } from '../script.ts';
import {
  HANDLER,
  DATA,
  HOLE,
  MSTATUS,
  MIE,
  MEPC,
  MCAUSE,
  BODY,
  behind,
  atBody,
  pcAndCause,
  CAUSE,
} from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

export const steps: DebugCase[] = [
  {
    name: 'a step executes one instruction',
    program: behind(addi(6, 0, 1), jumpForm(0, 8), addi(6, 0, 2), lw(7, 6, 0x7ff), addi(6, 6, 8)),
    script: atBody().step('one').step('two').get(x(6), 'x6'),
    seen: (a) => [...pcAndCause('one')(a), ...pcAndCause('two')(a), a.x6],
    expected: [BODY + 4, CAUSE.step, BODY + 12, CAUSE.step, 1],
  },
  {
    name: 'a step over a wfi does not wait',
    program: behind(WFI, NOP),
    script: atBody().step('one'),
    seen: pcAndCause('one'),
    expected: [BODY + 4, CAUSE.step],
  },
  {
    name: 'a step that ends before an ebreak is a step; the next one stops at it',
    program: behind(NOP, EBREAK, NOP),
    script: atBody().step('one').step('two'),
    seen: (a) => [...pcAndCause('one')(a), ...pcAndCause('two')(a)],
    expected: [BODY + 4, CAUSE.step, BODY + 4, CAUSE.ebreak],
  },
  {
    name: 'a step over what traps ends before the handler',
    program: behind(ECALL, NOP),
    script: atBody().step('one').get(MCAUSE, 'mcause').get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('one')(a), a.mcause, a.mepc],
    expected: [HANDLER, CAUSE.step, 11, BODY],
  },
  {
    name: 'a step over a load with a bus error ends before the handler',
    program: behind(lw(6, 7, 0), NOP),
    script: atBody().set(x(7), HOLE).step('one').get(MCAUSE, 'mcause').get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('one')(a), a.mcause, a.mepc],
    expected: [HANDLER, CAUSE.step, 5, BODY],
  },
  {
    name: 'a step over a store waits for the store',
    program: behind(sw(6, 7, 0), NOP),
    script: atBody()
      .set(x(7), DATA)
      .set(x(6), 77)
      .step('one')
      .execute(DATA, lw(8, 8, 0))
      .get(x(8), 'stored'),
    seen: (a) => [...pcAndCause('one')(a), a.stored],
    expected: [BODY + 4, CAUSE.step, 77],
  },
  {
    name: 'interrupts wait while stepping, unless stepie lets them through',
    program: behind(NOP, NOP, NOP),
    // The bench's register at 0xf0000010 raises lines: bit 2 is the external interrupt, mie's bit 11.
    script: atBody()
      .set(MIE, 0x800)
      .set(MSTATUS, 8)
      .set(x(9), 4)
      .execute(0xf000_0000 | 0, sw(9, 8, 0x10))
      .step('masked')
      .step('taken', STEP | STEPIE | PRV_M)
      .get(MCAUSE, 'mcause')
      .get(MEPC, 'mepc'),
    seen: (a) => [...pcAndCause('masked')(a), ...pcAndCause('taken')(a), a.mcause, a.mepc],
    expected: [BODY + 4, CAUSE.step, HANDLER, CAUSE.step, 0x8000_000b, BODY + 4],
  },
];
