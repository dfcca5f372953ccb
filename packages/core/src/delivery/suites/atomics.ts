import type { CoreOptions } from '../../options/coreOptions.ts';
import { addi, lw, sw } from '../../program/encode.ts';
import { AMO_FUNCT5, LR_FUNCT5, SC_FUNCT5, atomic } from '../../program/instructions.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { Suite } from '../suite.ts';
import type { TestCode } from '../testCode.ts';
import { OPERAND_CLASSES, valueOf } from '../values.ts';
import { directedTest } from './directed.ts';

const NAMES = [
  'amoswap.w',
  'amoadd.w',
  'amoxor.w',
  'amoand.w',
  'amoor.w',
  'amomin.w',
  'amomax.w',
  'amominu.w',
  'amomaxu.w',
];
const [POINTER, OLD, OPERAND, NEW] = [10, 11, 12, 13];

function exchange(test: TestCode, funct5: number): void {
  const { code } = test;
  let number = 0;
  code.constant(POINTER, LAYOUT.data);
  for (const one of OPERAND_CLASSES)
    for (const other of OPERAND_CLASSES) {
      code.constant(OLD, valueOf(one, number));
      code.constant(OPERAND, valueOf(other, number));
      code.word(
        sw(OLD, POINTER, 0),
        atomic(funct5, number & 3, number % 5 === 4 ? OPERAND : OLD, POINTER, OPERAND),
      );
      code.word(lw(NEW, POINTER, 0));
      test.keep(number % 5 === 4 ? OPERAND : OLD);
      test.keep(NEW);
      number++;
    }
}

const lr = (rd: number) => atomic(LR_FUNCT5, 0, rd, POINTER, 0);
const sc = (rd: number) => atomic(SC_FUNCT5, 0, rd, POINTER, OPERAND);

/** What keeps a reservation and what ends it. */
function reservations(test: TestCode): void {
  const { code } = test;
  const cases: (() => number[])[] = [
    () => [sc(NEW)],
    () => [lr(OLD), sc(NEW)],
    () => [lr(OLD), sc(NEW), sc(OLD)],
    () => [lr(OLD), addi(POINTER, POINTER, 4), sc(NEW), addi(POINTER, POINTER, -4)],
    () => [lr(OLD), lw(OLD, POINTER, 8), sc(NEW)],
    () => [lr(OLD), addi(OPERAND, OLD, 1), sc(NEW)],
    () => [lr(OLD), addi(POINTER, POINTER, 4), lr(OLD), addi(POINTER, POINTER, -4), sc(NEW)],
    () => [lr(0), sc(0), lw(OLD, POINTER, 0), addi(NEW, 0, 0)],
  ];
  code.constant(POINTER, LAYOUT.data + 64);
  for (const [index, write] of cases.entries()) {
    code.constant(OPERAND, 0x1234_0000 + index);
    code.word(sw(OPERAND, POINTER, 0), addi(OPERAND, OPERAND, 0x77), ...write());
    test.keep(OLD);
    test.keep(NEW);
    code.word(lw(OLD, POINTER, 0));
    test.keep(OLD);
  }
}

/** A: read-modify-write and reservations. */
export const atomics: Suite = {
  id: 'atomics',
  missing: ({ base }) => (base.atomics ? undefined : 'no-atomics'),
  tests: (options) => [
    ...AMO_FUNCT5.map((funct5, index) =>
      directed(options, NAMES[index]!, `${NAMES[index]} of every pair of operand classes`, (test) =>
        exchange(test, funct5),
      ),
    ),
    directed(options, 'lr-sc', 'what keeps a reservation, and what ends it', reservations),
  ],
};

const directed = (options: CoreOptions, name: string, about: string, write: (test: TestCode) => void) =>
  directedTest(options, { suite: 'atomics', name, about, plusargs: ['+latency'] }, write);
