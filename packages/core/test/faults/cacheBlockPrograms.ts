import { addi, cbo, csr, jalr, lui, lw, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE, setVector } from './directed.ts';

const [INVAL, CLEAN] = [0, 1];
/** Zero, in memory that refuses stores: what lies in the cache alone is told from it. */
const READ_ONLY = 0x100;
const storeToRom = [addi(OTHER, 0, 7), addi(POINTER, 0, READ_ONLY), sw(OTHER, POINTER, 0)];

/** A store that is dropped: memory has 0 still. */
export const INVALIDATED = [...storeToRom, cbo(INVAL, POINTER), lw(VALUE, POINTER, 0), addi(VALUE, VALUE, 3)];

/** A line that cannot be written to memory: cause 7 at the instruction. */
export const NOT_CLEANED = [...setVector, ...storeToRom, cbo(CLEAN, POINTER), addi(VALUE, 0, 31)];

const MENVCFG = 0x30a;
/** CBIE of 2, which is reserved, and CBCFE, as they are read. */
export const READ_ENVIRONMENT = [addi(VALUE, 0, 0x60), csr(1, 0, MENVCFG, VALUE), csr(2, VALUE, MENVCFG, 0)];

/** Code that is written and cleaned, and executed without fence.i. */
export const CLEANED_CODE = [
  lui(POINTER, LAYOUT.data >>> 12),
  lui(OTHER, addi(VALUE, 0, 9) >>> 12),
  addi(OTHER, OTHER, addi(VALUE, 0, 9) & 0xfff),
  sw(OTHER, POINTER, 0),
  lui(OTHER, jalr(0, 1, 0) >>> 12),
  addi(OTHER, OTHER, jalr(0, 1, 0) & 0xfff),
  sw(OTHER, POINTER, 4),
  cbo(CLEAN, POINTER),
  jalr(1, POINTER, 0),
];
