import { NOP, addi, csr, lui, lw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { POINTER, VALUE, attempt, setVector, subtract } from './directed.ts';

const [PMPCFG0, PMPADDR0, MTVEC, MEPC, MTVAL] = [0x3a0, 0x3b0, 0x305, 0x341, 0x343];
/** Locked rules: of a word that may be read and written, of one that may not be accessed, of a range that may not. */
const [LOCKED_DATA, LOCKED_WORD, LOCKED_RANGE] = [0x93, 0x90, 0x88];

/** Two instructions each time, so that places in a program can be counted. */
const constant = (rd: number, value: number) => [
  lui(rd, (value + 0x800) >>> 12),
  addi(rd, rd, ((value & 0xfff) ^ 0x800) - 0x800),
];
const write = (address: number, value: number) => [...constant(VALUE, value), csr(1, 0, address, VALUE)];
const rule = (address: number, cfg: number) => [...write(PMPADDR0, address >>> 2), ...write(PMPCFG0, cfg)];
/** Of the second entry, from the first one's address on. */
const range = (from: number, to: number) => [
  ...write(PMPADDR0, from >>> 2),
  ...write(PMPADDR0 + 1, to >>> 2),
  ...write(PMPCFG0, LOCKED_RANGE << 8),
];
const load = (address: number) => [...constant(POINTER, address), lw(VALUE, POINTER, 0)];
const ends = [addi(VALUE, 0, 31)];
const { code, data } = LAYOUT;

/** The instruction behind a rule that takes its execution away: cause 1. */
export const EXECUTE_FORBIDDEN = [
  ...setVector,
  ...rule(code + 4 * (setVector.length + rule(0, 0).length), LOCKED_DATA),
  ...ends,
];

/** An instruction whose second half lies in a word that may not be executed, behind words that say where traps go. */
function across(vector: readonly number[]): number[] {
  const before = [...vector, ...rule(code + 4 * (vector.length + rule(0, 0).length + 3), LOCKED_DATA), NOP];
  const [instruction] = ends;
  const C_NOP = 1;
  const words = [(instruction! << 16) | C_NOP, (C_NOP << 16) | (instruction! >>> 16)];
  return [...before, NOP, ...words.map((word) => word >>> 0), NOP];
}

/** Cause 1. */
export const EXECUTE_ACROSS = across(setVector);

/** How far behind such an instruction its mtval is. */
export const REFUSED_HALF = (() => {
  const handler = code + 4 * across(write(MTVEC, 0)).length;
  const reports = [csr(2, VALUE, MTVAL, 0), csr(2, POINTER, MEPC, 0), subtract(VALUE, VALUE, POINTER)];
  return [...across(write(MTVEC, handler)), ...reports];
})();

/** The address at which a locked range begins, after an attempt to change it. */
export const MOVE_LOCKED_RANGE = [...range(20, 28), ...write(PMPADDR0, 36), csr(2, VALUE, PMPADDR0, 0)];

/** A load from the word behind a range that may not be accessed: nothing happens, 31. */
export const LOAD_BEHIND_RANGE = [...setVector, ...range(data, data + 16), ...load(data + 16), ...ends];

/** A load whose second word may not be accessed: cause 5. */
export const LOAD_INTO_FORBIDDEN = [
  ...attempt(NOP).slice(0, -1),
  ...rule(data + 4, LOCKED_WORD),
  ...load(data + 2),
  ...ends,
];

/** How far behind the address of such a load its mtval is. */
export const REFUSED_PART = (() => {
  const before = [...rule(data + 4, LOCKED_WORD), ...load(data + 2)];
  const handler = code + 4 * (before.length + write(0, 0).length);
  return [...write(MTVEC, handler), ...before, csr(2, VALUE, MTVAL, 0), subtract(VALUE, VALUE, POINTER)];
})();
