import type { CoreOptions } from '../../options/coreOptions.ts';
import { NOP, OPCODE, addi, cbo, csr, immediateForm, jalr, lw, storeForm, sw } from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { TestCode } from '../testCode.ts';

const [POINTER, VALUE, READ, SUM] = [10, 11, 12, 13];
const [INVAL, CLEAN, FLUSH] = [0, 1, 2];
const OPERATIONS = [INVAL, CLEAN, FLUSH];
const MENVCFG = 0x30a;
/** Above what other tests of the caches use. */
const FIELD = LAYOUT.data + 0x4_0000;
const APART = 64;

/** Code is written as data and executed where no instruction was fetched before: the line has to be in memory. */
function written(test: TestCode): void {
  const { code } = test;
  code.word(addi(SUM, 0, 0));
  for (let place = 0; place < 16; place++) {
    code.constant(POINTER, FIELD + place * APART);
    code.constant(VALUE, immediateForm(OPCODE.immediate, 0, SUM, SUM, 3 * place + 1));
    code.word(sw(VALUE, POINTER, 0));
    code.constant(VALUE, jalr(0, 1, 0));
    code.word(sw(VALUE, POINTER, 4), addi(POINTER, POINTER, place % APART));
    code.word(cbo(place % 2 === 0 ? CLEAN : FLUSH, POINTER));
    code.constant(POINTER, FIELD + place * APART);
    code.word(jalr(1, POINTER, 0));
    test.keep(SUM);
  }
}

/** What is in memory survives whatever becomes of the line, and a line that is not there has nothing to lose. */
function survives(test: TestCode): void {
  const { code } = test;
  for (let round = 0; round < 12; round++) {
    code.constant(POINTER, FIELD + 0x1000 + 36 * round);
    code.constant(VALUE, 0x1234_5678 + 0x0101_0101 * round);
    code.word(sw(VALUE, POINTER, 0), storeForm(0, VALUE, POINTER, 5));
    code.word(cbo(round % 3 === 0 ? FLUSH : CLEAN, POINTER), cbo(OPERATIONS[round % 3]!, POINTER));
    code.word(addi(READ, POINTER, 4), cbo(CLEAN, READ), cbo(INVAL, READ));
    code.word(lw(READ, POINTER, 0));
    test.keep(READ);
    code.word(sw(READ, POINTER, 8), cbo(FLUSH, POINTER), lw(READ, POINTER, 4), addi(READ, READ, 1));
    test.keep(READ);
    code.word(lw(READ, POINTER, 8));
    test.keep(READ);
  }
}

/** The address is loaded or computed right before. */
function operands(test: TestCode): void {
  const { code } = test;
  code.constant(POINTER, FIELD + 0x2000);
  code.word(sw(POINTER, POINTER, 0), cbo(CLEAN, POINTER));
  for (const operation of OPERATIONS) {
    code.word(lw(READ, POINTER, 0), cbo(operation, READ));
    code.word(addi(VALUE, READ, 4), cbo(operation, VALUE));
    code.word(addi(VALUE, READ, 8), NOP, cbo(operation, VALUE));
    code.word(addi(VALUE, READ, 12), NOP, NOP, cbo(operation, VALUE), lw(READ, READ, 0));
    test.keep(READ);
  }
}

/** What lies beside the three in the table of instructions. */
function others(test: TestCode): void {
  const { code } = test;
  code.constant(POINTER, FIELD);
  for (const word of [
    ...[3, 4, 8, 0x10, 0x800].map((operation) => cbo(operation, POINTER)),
    ...OPERATIONS.map((operation) => immediateForm(OPCODE.fence, 2, 1, POINTER, operation)),
    immediateForm(OPCODE.fence, 3, 0, POINTER, CLEAN),
  ]) {
    code.word(addi(READ, 0, 0x44));
    test.attempt(() => code.word(word, addi(READ, READ, 1)));
    test.keep(READ);
  }
}

/** What user mode may do by menvcfg, of which the reserved value becomes 0; with 1, what it invalidates is kept. */
function rights(test: TestCode): void {
  const { code } = test;
  for (const value of [0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0xffff_ffff, 0x10]) {
    code.constant(VALUE, value);
    code.word(csr(1, 0, MENVCFG, VALUE), csr(2, READ, MENVCFG, 0));
    test.keep(READ);
    for (const operation of OPERATIONS) {
      code.constant(POINTER, FIELD + 0x3000);
      code.word(addi(VALUE, VALUE, 1));
      code.word(sw(VALUE, POINTER, 4));
      // With the right to lose it, the line is in memory before.
      if ((value & 0x30) !== 0x10) code.word(cbo(CLEAN, POINTER));
      code.word(addi(READ, 0, 0x44));
      test.inUserMode(() => code.word(cbo(operation, POINTER), addi(READ, READ, 1)));
      test.keep(READ);
      code.word(lw(READ, POINTER, 4));
      test.keep(READ);
    }
  }
}

/** Tests of Zicbom: names, what they are about, and how they are written. */
export const blockTests = ({ base }: CoreOptions): [string, string, (test: TestCode) => void][] =>
  base.zicbom
    ? [
        ['blocks-written', 'code written as data, then cbo.clean and cbo.flush', written],
        ['blocks-survive', 'lines that are cleaned, flushed and invalidated', survives],
        ['blocks-operands', 'the address of a cbo right before it', operands],
        ...(base.zicsr
          ? [['blocks-others', 'words that are no cbo', others] satisfies [string, string, typeof others]]
          : []),
        ...(base.userMode
          ? [
              ['blocks-rights', 'cbo in user mode by menvcfg', rights] satisfies [
                string,
                string,
                typeof rights,
              ],
            ]
          : []),
      ]
    : [];
