import { addi, csr, jumpForm, lui, sw } from '../../../src/program/encode.ts';
import { DPC, Script, causeOf, x } from '../script.ts';

export type Answers = Record<string, number>;

/** What a debugger does with a program, and what the specification says that it then sees. */
export interface DebugCase {
  name: string;
  /** From the reset vector on. */
  program: readonly number[];
  script: Script;
  /** What is seen. */
  seen: (answers: Answers) => unknown;
  /** What must be. */
  expected: unknown;
}

export const RESET = 0x8000_0000;
/** Where traps go: an instruction, then one that stays where it is. */
export const HANDLER = RESET + 0x100;
export const DATA = RESET + 0x1000;
export const HOLE = 0x6000_0000;
export const [MSTATUS, MIE, MTVEC, MEPC, MCAUSE, MCYCLE, MINSTRET] = [
  0x300, 0x304, 0x305, 0x341, 0x342, 0xb00, 0xb02,
];

const setUp = [lui(5, RESET >>> 12), addi(5, 5, 0x100), csr(1, 0, MTVEC, 5)];
export const BODY = RESET + 4 * setUp.length;
const forever = jumpForm(0, 0);
/** A program behind the set-up of mtvec, which a debugger then runs from its first instruction on. */
export const behind = (...words: number[]) => [...setUp, ...words, forever];

/** The hart at the first instruction of the body, mtvec set. */
export const atBody = () => new Script().activate().haltAtReset().set(MTVEC, HANDLER).set(DPC, BODY);

/** There with the external interrupt enabled and raised: bit 2 of the bench's register at 0xf0000010, bit 11 of mie. */
export const interrupted = () =>
  atBody()
    .set(MIE, 0x800)
    .set(MSTATUS, 8)
    .set(x(9), 4)
    .execute(0xf000_0000 | 0, sw(9, 8, 0x10));

export const pcAndCause = (step: string) => (answers: Answers) => [
  answers[`${step} pc`],
  causeOf(answers[`${step} dcsr`]!),
];

export const CAUSE = { ebreak: 1, trigger: 2, haltreq: 3, step: 4, reset: 5 };
