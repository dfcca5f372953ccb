import { DEVICE } from '../../bench/memoryMap.ts';
import { addi, lw, storeForm, sw } from '../../program/encode.ts';
import { storedWidth } from '../../rtl/tcm/storedWord.ts';
import type { TestCode } from '../testCode.ts';

const [POINTER, VALUE, READ, SUM, BENCH] = [10, 11, 12, 13, 14];
/** Turns over the bit of the number beside it. */
const INJECT = 0x100;

/** Each bit of a stored word is turned over in turn: what is loaded, and what a byte is stored into, has it all the same. */
export function lostBits(test: TestCode): void {
  const { code, options } = test;
  const { instructionMemory, dataMemory } = options.memory;
  for (const own of [dataMemory, instructionMemory]) {
    if (own === null) continue;
    code.constant(POINTER, Number(own.base) + own.size / 2);
    code.constant(BENCH, DEVICE.base);
    for (let bit = 0; bit < storedWidth(options.safety.tcmProtection); bit++) {
      code.constant(VALUE, Math.imul(bit + 1, 0x9e37_79b1));
      code.word(addi(SUM, 0, INJECT + bit), sw(SUM, BENCH, DEVICE.lostBits));
      code.word(sw(VALUE, POINTER, 0), sw(VALUE, POINTER, 4), sw(0, BENCH, DEVICE.lostBits));
      code.word(lw(READ, POINTER, 0));
      test.keep(READ);
      code.word(storeForm(0, SUM, POINTER, 5), lw(READ, POINTER, 4));
      test.keep(READ);
    }
  }
}
