import { Label } from '../../program/assembler.ts';
import { cmMva01s, cmMvsa01, cmStack } from '../../program/compressed.ts';
import { addi } from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import { KEEP } from '../layout.ts';
import type { TestCode } from '../testCode.ts';

const [RA, STACK, A0, A1, MOVED] = [1, 2, 10, 11, 13];
const COPIES = [12, 13];
const POINTER = 14;
const SAVED = [8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];
/** The pointer to the signature is one of the saved registers, and stays what it is. */
const free = (registers: readonly number[]) => registers.filter((register) => register !== KEEP.signature);
const SIZES = [0, 1, 2, 3];

interface Frame {
  list: number;
  more: number;
}

const savedIn = ({ list }: Frame) => SAVED.slice(0, list === 15 ? SAVED.length : list - 4);

export function framesOf(few: boolean): Frame[] {
  const lists = few ? [4, 5, 6] : [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
  return lists.flatMap((list) => SIZES.map((more) => ({ list, more })));
}

/** Registers are saved, changed and taken back; what the frame holds is kept by the registers that it comes back to. */
export function pushAndPop(test: TestCode, frame: Frame): void {
  const { code } = test;
  code.constant(STACK, LAYOUT.data + 0x400);
  const listed = free([RA, ...savedIn(frame)]);
  for (const register of listed) code.constant(register, (0x9e37_79b9 * (register + frame.more)) >>> 0);
  code.half(cmStack('push', frame));
  code.word(addi(MOVED, STACK, 0));
  for (const register of listed) code.word(addi(register, 0, -register));
  code.half(cmStack('pop', frame));
  for (const register of [MOVED, STACK, ...listed]) test.keep(register);
}

/** A frame that holds where to go is left by the one instruction; a0 is cleared by one of the two. */
export function popAndReturn(test: TestCode, frame: Frame, kind: 'popret' | 'popretz'): void {
  const { code } = test;
  const end = new Label();
  code.constant(STACK, LAYOUT.data + 0x400);
  code.constant(A0, 0x1234_5678);
  test.address(RA, end);
  code.half(cmStack('push', frame));
  code.word(addi(RA, 0, 0));
  code.half(cmStack(kind, frame));
  code.word(addi(A0, A0, 1), addi(STACK, STACK, 1));
  code.place(end);
  for (const register of [A0, STACK]) test.keep(register);
}

/** An instruction between saved registers, of which one may be the pointer to the signature: what it leaves is copied first. */
function move(test: TestCode, half: number, results: readonly [number, number]): void {
  const { code } = test;
  code.word(addi(POINTER, KEEP.signature, 0));
  code.half(half);
  COPIES.forEach((copy, at) => code.word(addi(copy, results[at]!, 0)));
  code.word(addi(KEEP.signature, POINTER, 0));
  for (const copy of COPIES) test.keep(copy);
}

/** Each saved register as first and as second of a pair. Where the pointer is one, its value is the same in each run. */
export function pairs(test: TestCode, few: boolean): void {
  const most = few ? 2 : 8;
  for (let first = 0; first < most; first++) {
    const second = (first + 1) % most;
    test.code.constant(A0, 0x0101_0101 * (first + 1));
    test.code.constant(A1, 0x0f0f_0f0f + first);
    move(test, cmMvsa01(first, second), [SAVED[first]!, SAVED[second]!]);
    move(test, cmMva01s(second, first), [A0, A1]);
    move(test, cmMva01s(first, first), [A0, A1]);
  }
}
