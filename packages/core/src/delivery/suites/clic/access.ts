import { clicInputs } from '../../../options/clic.ts';
import type { CoreOptions } from '../../../options/coreOptions.ts';
import type { Assembler } from '../../../program/assembler.ts';
import { NOP, addi, csrImmediate, lui, lw, storeForm, sw } from '../../../program/encode.ts';
import { LAYOUT } from '../../../program/layout.ts';
import type { TestCode } from '../../testCode.ts';

/** Between uses, what a handler asks for (the address of its word, or 0), the handlers' stack, and of waiting. */
export const [POINTER, VALUE, ASKED, STACK, WAIT] = [10, 11, 12, 13, 14];

export const CLIC_CSR = { mtvt: 0x307, mnxti: 0x345, mintthresh: 0x347, mintstatus: 0xfb1 } as const;
export const MSTATUS_MIE = 8;

/** Bits of a word of the controller. */
export const WORD = {
  enabled: 0x100,
  byTable: 0x1_0000,
  edge: 0x2_0000,
  low: 0x4_0000,
  control: 24,
} as const;

export const baseOf = ({ auxiliary }: CoreOptions): number => Number(auxiliary.clic!.base);
export const wordOf = (options: CoreOptions, number: number): number => baseOf(options) + 0x1000 + 4 * number;

/** The inputs that a program can ask for by an edge, in the order of their numbers. */
export const numbersOf = (options: CoreOptions): number[] => clicInputs(options).map(({ number }) => number);

/** Long enough for what was written to come, on a slow bus too. */
export function wait(code: Assembler): void {
  code.word(lui(WAIT, LAYOUT.device >>> 12));
  for (let times = 0; times < 6; times++) code.word(lw(0, WAIT, 0x0c));
  code.word(NOP, NOP, NOP, NOP);
}

export function write({ code }: TestCode, address: number, value: number): void {
  code.constant(POINTER, address);
  code.constant(VALUE, value);
  code.word(sw(VALUE, POINTER, 0), NOP, NOP, NOP, NOP);
}

export function keepWord(test: TestCode, address: number): void {
  test.code.constant(POINTER, address);
  test.code.word(lw(VALUE, POINTER, 0));
  test.keep(VALUE);
}

/** An interrupt by its rising edge, of these bits of clicintctl. */
export const edgeOf = (control: number, more = 0): number =>
  ((control << WORD.control) | WORD.edge | WORD.enabled | more) >>> 0;

export function ask({ code, options }: TestCode, number: number): void {
  code.constant(POINTER, wordOf(options, number));
  code.word(addi(VALUE, 0, 1), storeForm(0, VALUE, POINTER, 0));
}

export function open({ code }: TestCode): void {
  code.word(csrImmediate(2, 0, 0x300, MSTATUS_MIE));
  wait(code);
}

export const shut = ({ code }: TestCode): void => code.word(csrImmediate(3, 0, 0x300, MSTATUS_MIE));
