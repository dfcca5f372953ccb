import { Label } from '../../../program/assembler.ts';
import {
  OPCODE,
  addi,
  branchForm,
  immediateForm,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../../program/encode.ts';
import { LAYOUT } from '../../../program/layout.ts';
import type { TestCode } from '../../testCode.ts';

/** A small program whose cycles are worth knowing; it keeps a few words by which it is checked. */
export interface Kernel {
  name: string;
  about: string;
  write(test: TestCode): void;
}

const [BEQ, BNE, BLTU, BGEU] = [0, 1, 6, 7];
const add = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0, 0, rd, a, b);
const xor = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0, 4, rd, a, b);
const shiftLeft = (rd: number, a: number, by: number) => immediateForm(OPCODE.immediate, 1, rd, a, by);
const shiftRight = (rd: number, a: number, by: number) => immediateForm(OPCODE.immediate, 5, rd, a, by);
const lowest = (rd: number, a: number) => immediateForm(OPCODE.immediate, 7, rd, a, 1);
const lbu = (rd: number, a: number) => immediateForm(OPCODE.load, 4, rd, a, 0);
const sb = (value: number, a: number) => storeForm(0, value, a, 0);

const branch = ({ code }: TestCode, funct3: number, a: number, b: number, label: Label) =>
  code.to(label, (offset) => branchForm(funct3, a, b, offset));
const [VALUE, AT, END, OTHER, LEFT, BIT, STEP, SUM] = [10, 11, 12, 13, 14, 15, 7, 4];

const POLYNOMIAL = 0xedb8_8320;
export const CRC_BYTES = 256;

/** CRC-32 (IEEE 802.3, reflected) of the bytes 0 to 255, bit by bit. */
const crc: Kernel = {
  name: 'crc32',
  about: 'CRC-32 of 256 bytes, bit by bit',
  write(test) {
    const { code } = test;
    const [byte, bit, even] = [new Label(), new Label(), new Label()];
    code.word(addi(VALUE, 0, -1), addi(AT, 0, 0), addi(END, 0, CRC_BYTES));
    code.constant(OTHER, POLYNOMIAL);
    code.place(byte);
    code.word(xor(VALUE, VALUE, AT), addi(LEFT, 0, 8));
    code.place(bit);
    code.word(lowest(BIT, VALUE), shiftRight(VALUE, VALUE, 1));
    branch(test, BEQ, BIT, 0, even);
    code.word(xor(VALUE, VALUE, OTHER));
    code.place(even);
    code.word(addi(LEFT, LEFT, -1));
    branch(test, BNE, LEFT, 0, bit);
    code.word(addi(AT, AT, 1));
    branch(test, BLTU, AT, END, byte);
    code.word(immediateForm(OPCODE.immediate, 4, VALUE, VALUE, -1));
    test.keep(VALUE);
  },
};

export const SIEVE_BELOW = 2048;

/** Eratosthenes' sieve: how many primes there are below 2048. */
const sieve: Kernel = {
  name: 'sieve',
  about: `primes below ${SIEVE_BELOW}`,
  write(test) {
    const { code } = test;
    const [clear, next, mark, composite] = [new Label(), new Label(), new Label(), new Label()];
    code.constant(AT, LAYOUT.data);
    code.constant(END, LAYOUT.data + SIEVE_BELOW);
    code.place(clear);
    code.word(sw(0, AT, 0), addi(AT, AT, 4));
    branch(test, BLTU, AT, END, clear);
    // AT: the place of STEP; OTHER: that of a multiple.
    code.constant(AT, LAYOUT.data + 2);
    code.word(addi(STEP, 0, 2), addi(SUM, 0, 0), addi(BIT, 0, 1));
    code.place(next);
    code.word(lbu(VALUE, AT));
    branch(test, BNE, VALUE, 0, composite);
    code.word(addi(SUM, SUM, 1), addi(OTHER, AT, 0));
    code.place(mark);
    code.word(sb(BIT, OTHER), add(OTHER, OTHER, STEP));
    branch(test, BLTU, OTHER, END, mark);
    code.place(composite);
    code.word(addi(AT, AT, 1), addi(STEP, STEP, 1));
    branch(test, BLTU, AT, END, next);
    test.keep(SUM);
  },
};

export const SORTED_WORDS = 128;
export const SORT_SEED = 0x2545_f491;

/** Insertion sort of numbers of a generator by shifts (13, 17, 5): the least, the middle and the greatest. */
const sort: Kernel = {
  name: 'sort',
  about: `insertion sort of ${SORTED_WORDS} words`,
  write(test) {
    const { code } = test;
    const [fill, take, shift, put] = [new Label(), new Label(), new Label(), new Label()];
    code.constant(AT, LAYOUT.data);
    code.constant(END, LAYOUT.data + 4 * SORTED_WORDS);
    code.constant(VALUE, SORT_SEED);
    code.place(fill);
    code.word(shiftLeft(OTHER, VALUE, 13), xor(VALUE, VALUE, OTHER));
    code.word(shiftRight(OTHER, VALUE, 17), xor(VALUE, VALUE, OTHER));
    code.word(shiftLeft(OTHER, VALUE, 5), xor(VALUE, VALUE, OTHER));
    code.word(sw(VALUE, AT, 0), addi(AT, AT, 4));
    branch(test, BLTU, AT, END, fill);
    code.constant(STEP, LAYOUT.data);
    code.word(addi(AT, STEP, 4));
    code.place(take);
    code.word(lw(VALUE, AT, 0), addi(LEFT, AT, 0));
    code.place(shift);
    branch(test, BEQ, LEFT, STEP, put);
    code.word(lw(OTHER, LEFT, -4));
    branch(test, BGEU, VALUE, OTHER, put);
    code.word(sw(OTHER, LEFT, 0), addi(LEFT, LEFT, -4));
    branch(test, BEQ, 0, 0, shift);
    code.place(put);
    code.word(sw(VALUE, LEFT, 0), addi(AT, AT, 4));
    branch(test, BLTU, AT, END, take);
    for (const word of [0, SORTED_WORDS / 2, SORTED_WORDS - 1]) {
      code.word(lw(VALUE, STEP, 4 * word));
      test.keep(VALUE);
    }
  },
};

export const COPIED_WORDS = 512;

/** Words copied, then read back and added. */
const copy: Kernel = {
  name: 'copy',
  about: `${COPIED_WORDS} words copied, and added`,
  write(test) {
    const { code } = test;
    const [fill, move, sum] = [new Label(), new Label(), new Label()];
    code.constant(AT, LAYOUT.data);
    code.constant(END, LAYOUT.data + 4 * COPIED_WORDS);
    code.place(fill);
    code.word(sw(AT, AT, 0), addi(AT, AT, 4));
    branch(test, BLTU, AT, END, fill);
    code.constant(AT, LAYOUT.data);
    code.word(addi(OTHER, END, 0));
    code.place(move);
    code.word(lw(VALUE, AT, 0), sw(VALUE, OTHER, 0), addi(AT, AT, 4), addi(OTHER, OTHER, 4));
    branch(test, BLTU, AT, END, move);
    code.word(addi(SUM, 0, 0));
    code.place(sum);
    code.word(addi(OTHER, OTHER, -4), lw(VALUE, OTHER, 0), add(SUM, SUM, VALUE));
    branch(test, BNE, OTHER, END, sum);
    test.keep(SUM);
  },
};

export const KERNELS: readonly Kernel[] = [crc, sieve, sort, copy];
