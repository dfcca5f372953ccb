import { CSR } from '../../../program/blocks/system.ts';
import { Label } from '../../../program/assembler.ts';
import { MRET, NOP, csr, csrImmediate } from '../../../program/encode.ts';
import { LAYOUT } from '../../../program/layout.ts';
import { KEEP } from '../../layout.ts';
import type { TestCode } from '../../testCode.ts';
import {
  CLIC_CSR,
  MSTATUS_MIE,
  POINTER,
  VALUE,
  ask,
  edgeOf,
  keepWord,
  numbersOf,
  wait,
  wordOf,
  write,
} from './access.ts';
import { enterClicMode } from './handler.ts';

const MACHINE = 0x3000_0000;

/** A word that the instruction reads, and what the level and the cause are then. */
function next(test: TestCode, instruction: number): void {
  const { code } = test;
  code.word(instruction);
  test.keep(VALUE);
  for (const register of [CLIC_CSR.mintstatus, CSR.mcause, CSR.mstatus]) {
    code.word(csr(2, VALUE, register, 0));
    test.keep(VALUE);
  }
  code.word(NOP, NOP);
}

/** Back to level 0, as mret would. */
function leave(test: TestCode): void {
  const { code } = test;
  const here = new Label();
  code.constant(VALUE, MACHINE);
  code.word(csr(1, 0, CSR.mcause, VALUE));
  test.address(KEEP.first, here);
  code.word(csr(1, 0, CSR.mepc, KEEP.first), MRET);
  code.place(here);
}

const CONTROLS = [0x7f, 0xff, 0xbf];

function pending(test: TestCode): number[] {
  const { code, options } = test;
  const all = numbersOf(options);
  const some = [...all.slice(0, 2), all.at(-1)!];
  for (const [index, number] of some.entries()) {
    write(test, wordOf(options, number), edgeOf(CONTROLS[index]!));
    ask(test, number);
  }
  wait(code);
  return some;
}

/** mnxti: read alone, taking one after the other, above a level that is given, above the threshold. */
export function nextInterrupts(test: TestCode): void {
  const { code, options } = test;
  enterClicMode(test, 2);
  code.constant(VALUE, LAYOUT.stubs);
  code.word(csr(1, 0, CLIC_CSR.mtvt, VALUE));
  const some = pending(test);
  next(test, csr(2, VALUE, CLIC_CSR.mnxti, 0));
  for (let times = 0; times < 4; times++) next(test, csrImmediate(3, VALUE, CLIC_CSR.mnxti, MSTATUS_MIE));
  for (const number of some) keepWord(test, wordOf(options, number));
  leave(test);
  pending(test);
  for (const compared of [0xff_0000, 0xbf_0000, 0xbf_0001, 0x7f_0010, 0x7f_0010]) {
    code.constant(POINTER, compared);
    next(test, csr(3, VALUE, CLIC_CSR.mnxti, POINTER));
  }
  code.constant(POINTER, 0xbf);
  code.word(csr(1, 0, CLIC_CSR.mintthresh, POINTER));
  next(test, csrImmediate(3, VALUE, CLIC_CSR.mnxti, MSTATUS_MIE));
  code.word(csr(1, 0, CLIC_CSR.mintthresh, 0));
  next(test, csrImmediate(3, VALUE, CLIC_CSR.mnxti, MSTATUS_MIE));
  leave(test);
}
