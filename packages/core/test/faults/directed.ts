import { Assembler, Label } from '../../src/program/assembler.ts';
import {
  jalr,
  jumpForm,
  OPCODE,
  addi,
  branchForm,
  csr,
  csrImmediate,
  immediateForm,
  lui,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

/** Registers of the programs here: x5 and x6 for values, x7 for an address. */
export const [VALUE, OTHER, POINTER] = [5, 6, 7];
const HANDLER = LAYOUT.code + 0x400;

/** Ends a run with the number in x5. */
const report = [
  immediateForm(0x13, 1, VALUE, VALUE, 1),
  addi(VALUE, VALUE, 1),
  lui(POINTER, LAYOUT.tohost >>> 12),
  sw(VALUE, POINTER, LAYOUT.tohost & 0xfff),
];

const bytesOf = (words: readonly number[]) => new Uint8Array(Uint32Array.from(words).buffer);

/** Words at the beginning, then the number in x5 is reported; a trap reports mcause. */
export function directed(words: readonly number[]): TestProgram {
  const { code, tohost } = LAYOUT;
  return {
    entry: code,
    tohost,
    pieces: [
      { address: code, bytes: bytesOf([...words, ...report]) },
      { address: HANDLER, bytes: bytesOf([csr(2, VALUE, 0x342, 0), ...report]) },
    ],
  };
}

export const subtract = (rd: number, rs1: number, rs2: number) =>
  ((0x20 << 25) | (rs2 << 20) | (rs1 << 15) | (rd << 7) | 0x33) >>> 0;
const shiftRight = (rd: number, rs1: number, by: number) => immediateForm(0x13, 5, rd, rs1, by);
const [MSTATUS, MIE, MTVEC, MIP, MHPMEVENT3, MHPMCOUNTER3, INSTRET] = [
  0x300, 0x304, 0x305, 0x344, 0x323, 0xb03, 0xc02,
];

/** Instructions from one reading of instret to the next: ten loads, which take more cycles, and a reading. */
export const COUNT_INSTRUCTIONS = [
  lui(POINTER, LAYOUT.data >>> 12),
  csr(2, OTHER, INSTRET, 0),
  ...Array.from({ length: 10 }, () => lw(8, POINTER, 0)),
  csr(2, VALUE, INSTRET, 0),
  subtract(VALUE, VALUE, OTHER),
];

/** A loop of ten branches, nine of them taken, counted by mhpmcounter3. */
export const COUNT_BRANCHES = [
  csrImmediate(1, 0, MHPMEVENT3, 1),
  addi(OTHER, 0, 10),
  addi(OTHER, OTHER, -1),
  branchForm(1, OTHER, 0, -4),
  csr(2, VALUE, MHPMCOUNTER3, 0),
];

/** Branches that send fetch elsewhere, of such a loop, counted as an event of cycles. */
export const COUNT_REDIRECTS = [csrImmediate(1, 0, MHPMEVENT3, 15), ...COUNT_BRANCHES.slice(1)];

/** A loaded zero takes a branch forward, over one instruction; then what lies in memory is added. */
const over = (skipped: number) => [
  lui(POINTER, LAYOUT.data >>> 12),
  sw(0, POINTER, 0),
  sw(0, POINTER, 4),
  addi(VALUE, 0, 5),
  lw(OTHER, POINTER, 0),
  branchForm(0, OTHER, 0, 8),
  skipped,
  addi(0, 0, 0),
  lw(OTHER, POINTER, 4),
  registerForm(0x33, 0, 0, VALUE, VALUE, OTHER),
];

/** What a branch on the load before it skips: an addition, and a store. */
export const SKIP_ADDITION = over(addi(VALUE, VALUE, 1));
export const SKIP_STORE = over(sw(VALUE, POINTER, 4));

/** mip.MTIP some cycles after mtimecmp was set to zero. */
export const timerPending = (clint: number) => [
  lui(POINTER, (clint + 0x4000) >>> 12),
  sw(0, POINTER, 0),
  sw(0, POINTER, 4),
  ...Array.from({ length: 8 }, () => addi(0, 0, 0)),
  csr(2, VALUE, MIP, 0),
  immediateForm(0x13, 7, VALUE, VALUE, 0x80),
  shiftRight(VALUE, VALUE, 7),
];

export const setVector = [
  lui(VALUE, HANDLER >>> 12),
  addi(VALUE, VALUE, HANDLER & 0xfff),
  csr(1, 0, MTVEC, VALUE),
];

/** Something that raises an exception, whose cause the handler reports; else 31 is reported. */
export const attempt = (instruction: number) => [...setVector, instruction, addi(VALUE, 0, 31)];

/** The bench raises the external line (its register 0x10, bit 2); the handler reports mcause. */
export const TAKE_EXTERNAL = [
  ...setVector,
  addi(VALUE, 0, -1),
  csr(1, 0, MIE, VALUE),
  csrImmediate(2, 0, MSTATUS, 8),
  lui(POINTER, LAYOUT.device >>> 12),
  addi(VALUE, 0, 4),
  sw(VALUE, POINTER, 0x10),
  ...Array.from({ length: 20 }, () => addi(0, 0, 0)),
  addi(VALUE, 0, 0),
];

/** A hundred rounds of stores, loads whose value is used at once, and a branch back. */
export function roundsOfWork(): TestProgram {
  const code = new Assembler(LAYOUT.code);
  code.constant(POINTER, LAYOUT.data);
  code.word(addi(VALUE, 0, 100));
  const again = code.place(new Label());
  code.word(sw(VALUE, POINTER, 0), storeForm(2, VALUE, POINTER, 4), addi(8, 0, 3), addi(8, 8, 4));
  code.word(addi(9, 8, 1), addi(9, 9, 1), lw(10, POINTER, 0), addi(10, 10, 1), addi(VALUE, VALUE, -1));
  code.to(again, (offset) => branchForm(1, VALUE, 0, offset));
  code.word(...report);
  return {
    entry: LAYOUT.code,
    tohost: LAYOUT.tohost,
    pieces: [{ address: LAYOUT.code, bytes: code.finish() }],
  };
}

const [AMOMAXU, SC] = [0x1c, 0x03];
const atomic = (funct5: number, rd: number, rs2: number) =>
  registerForm(OPCODE.amo, funct5 << 2, 2, rd, POINTER, rs2);

/** The larger of -1 and 1, unsigned, in memory. */
export const LARGER_UNSIGNED = [
  lui(POINTER, LAYOUT.data >>> 12),
  addi(VALUE, 0, -1),
  addi(OTHER, 0, 1),
  sw(VALUE, POINTER, 0),
  atomic(AMOMAXU, 0, OTHER),
  lw(VALUE, POINTER, 0),
];

/** SC.W without LR.W: 1 is failure. */
export const STORE_UNRESERVED = [lui(POINTER, LAYOUT.data >>> 12), atomic(SC, VALUE, 0)];

/** An operation of two numbers from -2048 to 2047. */
export const operation = (funct7: number, funct3: number, first: number, second: number) => [
  addi(VALUE, 0, first),
  addi(OTHER, 0, second),
  registerForm(OPCODE.register, funct7, funct3, VALUE, VALUE, OTHER),
];

/** A word at an odd address: three bytes of ones, then zero. */
export const LOAD_ACROSS = [
  lui(POINTER, LAYOUT.data >>> 12),
  addi(VALUE, 0, -1),
  sw(VALUE, POINTER, 0),
  sw(0, POINTER, 4),
  lw(VALUE, POINTER, 1),
];

/** A store to a word that was used before, and its load in the next cycle. */
export const STORE_AND_LOAD = [
  lui(POINTER, LAYOUT.data >>> 12),
  lw(VALUE, POINTER, 0),
  addi(OTHER, 0, 7),
  sw(OTHER, POINTER, 0),
  lw(VALUE, POINTER, 0),
];

/**
 * A return that waits for a division, and has a link too, which the instruction that it leads to wants at once: 20 bytes
 * behind that of the call.
 */
export const LINK_OF_RETURN = [
  addi(VALUE, 0, 9),
  jumpForm(1, 16),
  registerForm(OPCODE.register, 0x20, 0, VALUE, OTHER, 1), // SUB
  jumpForm(0, 16),
  addi(VALUE, 0, 8),
  registerForm(OPCODE.register, 1, 4, POINTER, VALUE, VALUE), // DIV
  jalr(OTHER, 1, 0),
];

/** Memory at the reset vector, which is read, refuses a store, and is read again. */
export const STORE_TO_ROM = [
  addi(OTHER, 0, 7),
  lw(VALUE, 0, 0x100),
  sw(OTHER, 0, 0x100),
  lw(VALUE, 0, 0x100),
];

/** A call, and a return to another place than behind it. */
export const RETURN_ELSEWHERE = [
  addi(VALUE, 0, 4),
  jumpForm(1, 8),
  addi(VALUE, 0, 9),
  addi(1, 1, 16),
  jalr(0, 1, 0),
  addi(VALUE, 0, 8),
  addi(VALUE, VALUE, 1),
];
