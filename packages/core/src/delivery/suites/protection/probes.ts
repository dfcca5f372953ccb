import { OPCODE, addi, immediateForm, jalr, storeForm, sw } from '../../../program/encode.ts';
import { AMO_FUNCT5, LR_FUNCT5, SC_FUNCT5, atomic } from '../../../program/instructions.ts';
import type { TestCode } from '../../testCode.ts';
import { POINTER, RESULT, VALUE, borrow } from './rules.ts';

/** `jalr x0, x1, 0`, four bytes long with C too. */
const RETURN = jalr(0, 1, 0);

/** Fills words with an instruction that returns, so that they can be called. */
export function fillWithReturns({ code }: TestCode, base: number, size: number): void {
  code.constant(VALUE, RETURN);
  code.constant(POINTER, base);
  for (let at = 0; at < Math.min(size, 64); at += 4) code.word(sw(VALUE, POINTER, at));
  if (size <= 64) return;
  code.constant(POINTER, base + size - 32);
  for (let at = 0; at < 32; at += 4) code.word(sw(VALUE, POINTER, at));
}

/** Loads, stores and atomics at an address, each of which may be refused; what was read is kept, by machine mode's rights. */
export function accesses(test: TestCode, address: number, asUser = false): void {
  const { code, options } = test;
  const words = [
    immediateForm(OPCODE.load, 2, RESULT, POINTER, 0),
    immediateForm(OPCODE.load, 4, RESULT, POINTER, 3),
    storeForm(2, RESULT, POINTER, 0),
    ...(options.base.atomics
      ? [
          atomic(LR_FUNCT5, 0, RESULT, POINTER, 0),
          atomic(SC_FUNCT5, 0, RESULT, POINTER, RESULT),
          atomic(AMO_FUNCT5[0]!, 0, RESULT, POINTER, RESULT),
        ]
      : []),
    ...(options.memory.misaligned === 'hardware'
      ? [immediateForm(OPCODE.load, 2, RESULT, POINTER, 2), storeForm(2, RESULT, POINTER, -2)]
      : []),
  ];
  for (const word of words) {
    code.constant(POINTER, address);
    code.word(addi(RESULT, 0, 0x5a));
    if (asUser) borrow(test, true);
    test.attempt(() => code.word(word));
    if (asUser) borrow(test, false);
    test.keep(RESULT);
  }
}

/** A call, which returns or traps. The trap handler goes on in machine mode. */
export function call(test: TestCode, address: number): void {
  const { code } = test;
  code.constant(POINTER, address);
  code.word(addi(RESULT, 0, 1));
  test.attempt(() => code.word(jalr(1, POINTER, 0), addi(RESULT, RESULT, 1)));
  test.keep(RESULT);
}

/** The same from user mode. */
export function callAsUser(test: TestCode, address: number): void {
  const { code } = test;
  code.constant(POINTER, address);
  code.word(addi(RESULT, 0, 1));
  test.inUserMode(() => code.word(jalr(1, POINTER, 0), addi(RESULT, RESULT, 1)));
  test.keep(RESULT);
}

/** What a mode may do at an address, beginning with what it may not lose its way by. */
export function probe(test: TestCode, address: number): void {
  accesses(test, address);
  accesses(test, address, true);
  call(test, address);
}
