import { CSR } from '../../../program/blocks/system.ts';
import { OPCODE, csr, csrImmediate, immediateForm, lhu, storeForm } from '../../../program/encode.ts';
import type { TestCode } from '../../testCode.ts';
import { CLIC_CSR, POINTER, VALUE, baseOf, keepWord, numbersOf, wordOf, write } from './access.ts';
import { enterClicMode } from './handler.ts';

const PATTERNS = [0xffff_ffff, 0, 0x5a02_0100, 0xa5ff_0001, 0x3c06_0100, 0xc305_ff01];
/** Beside those of the inputs: configuration and information, and offsets at which nothing is. */
const OTHERS = [0x0, 0x4, 0x8, 0xffc, 0x1000, 0x1014, 0x7ffc];

/** Fields of every input, of the first and the last by all patterns; what has no register, and bytes. */
export function controllerRegisters(test: TestCode): void {
  const { code, options } = test;
  const numbers = numbersOf(options);
  for (const [index, number] of numbers.entries()) {
    const isEdge = index < 2 || index === numbers.length - 1;
    for (const pattern of isEdge ? PATTERNS : [PATTERNS[index % PATTERNS.length]!]) {
      write(test, wordOf(options, number), pattern);
      keepWord(test, wordOf(options, number));
    }
  }
  for (const offset of OTHERS)
    for (const pattern of offset === 0 ? [0xff, 0x12, 0x0e, 0] : [0xffff_ffff]) {
      write(test, baseOf(options) + offset, pattern);
      keepWord(test, baseOf(options) + offset);
    }
  write(test, wordOf(options, numbers.at(-1)!), 0);
  code.constant(VALUE, 0x7f);
  for (const byte of [3, 2, 1]) {
    code.constant(POINTER, wordOf(options, numbers.at(-1)!));
    code.word(storeForm(0, VALUE, POINTER, byte), lhu(VALUE, POINTER, 2));
    test.keep(VALUE);
    code.word(immediateForm(OPCODE.load, 4, VALUE, POINTER, byte));
    test.keep(VALUE);
  }
  for (const number of numbers) write(test, wordOf(options, number), 0);
}

const CSR_PATTERNS = [0xffff_ffff, 0x5555_5555, 0x80aa_0003, 0];
const [MSCRATCHCSW, MSCRATCHCSWL] = [0x348, 0x349];

function exchanged(test: TestCode, address: number, pattern: number): void {
  const { code } = test;
  code.constant(VALUE, pattern);
  code.word(csr(1, POINTER, address, VALUE), csr(2, VALUE, address, 0));
  test.keep(POINTER);
  test.keep(VALUE);
}

/** Registers that exchange the stack pointer do by a register alone, and where mode or level has changed. */
function swapped(test: TestCode, address: number): void {
  const { code } = test;
  for (const cause of [0x3000_0000, 0x0000_0000, 0x30ff_0000]) {
    code.constant(VALUE, cause);
    code.word(csr(1, 0, CSR.mcause, VALUE));
    code.constant(VALUE, 0x1234_5678);
    code.word(csr(1, 0, CSR.mscratch, VALUE));
    code.constant(VALUE, 0x7654_3210);
    code.word(csr(1, POINTER, address, VALUE), csr(2, VALUE, CSR.mscratch, 0));
    test.keep(POINTER);
    test.keep(VALUE);
  }
  for (const word of [csr(2, POINTER, address, VALUE), csrImmediate(1, POINTER, address, 1)])
    test.attempt(() => code.word(word));
}

/** Fields of the CSRs in CLIC mode, and what they are when it is left. */
export function csrs(test: TestCode): void {
  const { code } = test;
  const begin = enterClicMode(test, 0);
  for (const address of [CLIC_CSR.mtvt, CLIC_CSR.mintthresh, CSR.mcause, CSR.mie])
    for (const pattern of CSR_PATTERNS) exchanged(test, address, pattern);
  for (const address of [MSCRATCHCSW, MSCRATCHCSWL]) swapped(test, address);
  test.attempt(() => code.word(csr(1, 0, CLIC_CSR.mintstatus, VALUE)));
  for (const address of [CLIC_CSR.mnxti, CLIC_CSR.mintstatus, CSR.mip]) {
    code.word(csr(2, VALUE, address, 0));
    test.keep(VALUE);
  }
  code.constant(VALUE, 0x30ff_0000);
  code.word(csr(1, 0, CSR.mcause, VALUE));
  for (const mode of [2, 0, 1, 3]) {
    exchanged(test, CSR.mtvec, begin | mode);
    code.word(csr(2, VALUE, CSR.mcause, 0));
    test.keep(VALUE);
  }
}
