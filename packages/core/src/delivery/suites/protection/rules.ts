import { csr, csrImmediate } from '../../../program/encode.ts';
import { LAYOUT } from '../../../program/layout.ts';
import type { TestCode } from '../../testCode.ts';

export const [PMPCFG0, PMPADDR0, MSECCFG] = [0x3a0, 0x3b0, 0x747];
export const [READ, WRITE, EXECUTE, LOCK] = [1, 2, 4, 0x80];
export const [OFF, RANGE, WORD, REGION] = [0, 8, 0x10, 0x18];
const EVERYTHING = READ | WRITE | EXECUTE | REGION;

/** Registers of these tests. */
export const [POINTER, VALUE, RESULT, MASK] = [10, 11, 12, 13];

export const entriesOf = ({ options }: TestCode): number => options.auxiliary.pmpEntries;

/** Far from all that a test needs, where a region of up to 512 KiB fits. */
const FIELD = LAYOUT.code - 0x100 + 0x28_0000;
export const LARGEST_FIELD = 0x8_0000;

/** What a rule of these tests is for: as many bytes as can be protected, or four words. */
export const field = ({ options }: TestCode) => ({
  base: FIELD,
  size: Math.max(16, options.auxiliary.pmpGranularity),
});

export function writeAddress({ code }: TestCode, entry: number, value: number): void {
  code.constant(VALUE, value);
  code.word(csr(1, 0, PMPADDR0 + entry, VALUE));
}

/** The byte of an entry, the others of its register as they are. */
export function writeCfg({ code }: TestCode, entry: number, cfg: number): void {
  const [register, shift] = [PMPCFG0 + (entry >> 2), 8 * (entry & 3)];
  code.constant(MASK, 0xff * 2 ** shift);
  code.constant(VALUE, cfg * 2 ** shift);
  code.word(csr(3, 0, register, MASK), csr(2, 0, register, VALUE));
}

/** Bytes of the last entries at once: a rule that the program is executed by is never gone between. */
export function writeLast(test: TestCode, before: number, last: number): void {
  const { code } = test;
  const end = entriesOf(test) - 1;
  const byte = (entry: number) =>
    (entry === end - 1 ? before : entry === end ? last : 0) * 2 ** (8 * (entry & 3));
  for (const word of new Set([(end - 1) >> 2, end >> 2])) {
    code.constant(
      VALUE,
      [0, 1, 2, 3].reduce((all, at) => all + byte(4 * word + at), 0),
    );
    code.word(csr(1, 0, PMPCFG0 + word, VALUE));
  }
}

export function setRule(test: TestCode, entry: number, address: number, cfg: number): void {
  writeCfg(test, entry, OFF);
  writeAddress(test, entry, address);
  writeCfg(test, entry, cfg);
}

export const regionAddress = (base: number, size: number) => ((base >>> 2) | ((size >>> 3) - 1)) >>> 0;

/** The last entry gives everything to all modes; the frame has used the first for that. */
export function openBehind(test: TestCode): void {
  const last = entriesOf(test) - 1;
  if (last === 0) return;
  setRule(test, last, 0xffff_ffff, EVERYTHING);
  writeCfg(test, 0, OFF);
}

export function keepRegister(test: TestCode, register: number): void {
  test.code.word(csr(2, RESULT, register, 0));
  test.keep(RESULT);
}

/** Loads and stores with the rights of user mode, or of machine mode again. */
export function borrow({ code }: TestCode, on: boolean): void {
  code.constant(VALUE, 0x1800);
  code.word(csr(3, 0, 0x300, VALUE));
  code.constant(VALUE, 0x2_0000);
  code.word(csr(on ? 2 : 3, 0, 0x300, VALUE));
}

export const secure = ({ code }: TestCode, bits: number) => code.word(csrImmediate(2, 0, MSECCFG, bits));
