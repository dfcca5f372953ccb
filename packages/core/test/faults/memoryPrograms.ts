import {
  FENCE_I,
  MRET,
  addi,
  csr,
  immediateForm,
  jalr,
  jumpForm,
  lui,
  lw,
  sw,
} from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE, setVector } from './directed.ts';

/** Registers of the programs here: the uncached words, what traps count, and what is loaded. */
const [UNCACHED, TRAPS, LINK] = [28, 20, 1];
/** Bytes from a line to the next of its set, in caches of 512 bytes and two ways. */
const NEXT = 256;
const HIGH = 0x800;

function constant(rd: number, value: number): number[] {
  const low = ((value & 0xfff) ^ HIGH) - HIGH;
  return [lui(rd, ((value - low) >>> 12) & 0xfffff), addi(rd, rd, low)];
}

const pointer = lui(POINTER, LAYOUT.data >>> 12);
const store = (value: number, offset: number) => [...constant(OTHER, value), sw(OTHER, POINTER, offset)];
const shiftLeft = (rd: number, by: number) => immediateForm(0x13, 1, rd, rd, by);
const add = (rd: number, rs2: number) => ((rs2 << 20) | (rd << 15) | (rd << 7) | 0x33) >>> 0;
const RETURN = jalr(0, LINK, 0);

/** A line whose refill begins at its third word; then all of its words: 3, 1, 2, 4 as octal digits. */
export const REFILL_THAT_WRAPS = [
  pointer,
  ...[1, 2, 3, 4].flatMap((value, word) => store(value, 4 * word)),
  FENCE_I,
  lw(OTHER, POINTER, NEXT),
  lw(OTHER, POINTER, 2 * NEXT),
  lw(VALUE, POINTER, 8),
  ...[0, 4, 12].flatMap((offset) => [lw(OTHER, POINTER, offset), shiftLeft(VALUE, 3), add(VALUE, OTHER)]),
];

/** A dirty line gives way to another, and is asked for again at once. */
export const EVICTED_AND_ASKED_FOR = [
  pointer,
  ...store(7, 0),
  lw(OTHER, POINTER, NEXT),
  lw(OTHER, POINTER, 2 * NEXT),
  lw(VALUE, POINTER, 0),
];

/** Where the programs here expect words that are not cached. */
export const UNCACHED_REGION = { base: `0x${(LAYOUT.data + 0x1000).toString(16)}`, size: 0x1000 };

/** A word that is not cached is read while a refill runs, in the set of a line whose turn is next: 5 and 9. */
export const UNCACHED_DURING_REFILL = [
  pointer,
  lui(UNCACHED, (LAYOUT.data + 0x1000) >>> 12),
  ...store(5, 0),
  ...constant(OTHER, 9),
  sw(OTHER, UNCACHED, 0),
  lw(OTHER, POINTER, NEXT),
  lw(OTHER, UNCACHED, 0),
  lw(VALUE, POINTER, 0),
  add(VALUE, OTHER),
];

/** The first address behind the bench's RAM. */
const BEHIND_RAM = 0x8040_0000;
const HANDLER = [
  addi(TRAPS, TRAPS, 1),
  csr(2, OTHER, 0x341, 0),
  addi(OTHER, OTHER, 4),
  csr(1, 0, 0x341, OTHER),
  MRET,
];

/** Three loads of a line that the bus refuses, each of which has to trap. */
export const LINE_WITH_ERRORS = [
  jumpForm(0, 4 + 4 * HANDLER.length),
  ...HANDLER,
  ...constant(VALUE, LAYOUT.code + 4),
  csr(1, 0, 0x305, VALUE),
  addi(TRAPS, 0, 0),
  ...constant(POINTER, BEHIND_RAM),
  lw(OTHER, POINTER, 0),
  lw(OTHER, POINTER, 0),
  lw(OTHER, POINTER, 4),
  addi(VALUE, TRAPS, 0),
];

/** The set that is written to memory last. */
const LAST = 240;

/** Instructions are stored into both ways of a set, and executed behind fence.i. */
export const STORED_CODE = [
  ...setVector,
  pointer,
  ...[1, 2].flatMap((value, way) => [
    ...store(addi(VALUE, VALUE, value), LAST + way * NEXT),
    ...store(RETURN, LAST + way * NEXT + 4),
  ]),
  FENCE_I,
  addi(VALUE, 0, 0),
  jalr(LINK, POINTER, LAST),
  jalr(LINK, POINTER, LAST + NEXT),
];

const CALLS = Array.from({ length: 4 }, () => jalr(LINK, POINTER, 0));

/** A jump that fetch has learnt to follow becomes an addition: 1, and 16 of what it jumped over. */
export const JUMP_THAT_IS_NONE = [
  pointer,
  ...[jumpForm(0, 8), addi(VALUE, VALUE, 16), RETURN].flatMap((word, at) => store(word, 4 * at)),
  FENCE_I,
  ...CALLS,
  ...store(addi(VALUE, VALUE, 1), 0),
  FENCE_I,
  addi(VALUE, 0, 0),
  jalr(LINK, POINTER, 0),
];
