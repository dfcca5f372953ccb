import {
  addi,
  branchForm,
  csr,
  jumpForm,
  lui,
  lw,
  MRET,
  OPCODE,
  registerForm,
  sw,
} from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE } from './directed.ts';

const [BEHIND, COUNT, NOTHING, HELD_BY, ROUNDS] = [28, 20, 21, 22, 250];
/** The first address behind the bench's RAM: loads of it fail. */
const BEHIND_RAM = 0x8040_0000;
const [MTVEC, MEPC] = [0x305, 0x341];
const HELD = 9;
const add = (rd: number, rs1: number, rs2: number) => registerForm(0x33, 0, 0, rd, rs1, rs2);

/** Adds what memory holds, and what the failed load has not loaded, and goes on behind two instructions. */
const HANDLER = [
  lw(OTHER, POINTER, 4),
  add(VALUE, VALUE, OTHER),
  add(VALUE, VALUE, NOTHING),
  csr(2, OTHER, MEPC, 0),
  addi(OTHER, OTHER, 8),
  csr(1, 0, MEPC, OTHER),
  MRET,
];

/** Two instructions, the first of which fails, over and over. */
const rounds = (failing: number, behind: number) => [
  jumpForm(0, 4 + 4 * HANDLER.length),
  ...HANDLER,
  lui(VALUE, LAYOUT.code >>> 12),
  addi(VALUE, VALUE, (LAYOUT.code & 0xfff) + 4),
  csr(1, 0, MTVEC, VALUE),
  lui(POINTER, LAYOUT.data >>> 12),
  lui(BEHIND, BEHIND_RAM >>> 12),
  addi(OTHER, 0, 5),
  sw(OTHER, POINTER, 0),
  addi(OTHER, 0, HELD),
  sw(OTHER, POINTER, 4),
  addi(VALUE, 0, 0),
  addi(NOTHING, 0, 0),
  addi(COUNT, 0, ROUNDS),
  failing,
  behind,
  addi(COUNT, COUNT, -1),
  branchForm(1, COUNT, 0, -12),
];

/** What was read ahead in vain is not what the handler loads. */
export const LOAD_BEHIND_A_FAILED_ONE = rounds(lw(NOTHING, BEHIND, 0), lw(OTHER, POINTER, 0));
/** What was to be stored is not. */
export const STORE_BEHIND_A_FAILED_LOAD = rounds(lw(NOTHING, BEHIND, 0), sw(0, POINTER, 4));
/** The sum of what the handler loads. */
export const HELD_IN_ALL = HELD * ROUNDS;

/** Pairs of loads without failures: 5 and 9, and so on. */
export const LOADS_IN_A_ROW = [
  lui(POINTER, LAYOUT.data >>> 12),
  addi(OTHER, 0, 5),
  sw(OTHER, POINTER, 0),
  addi(OTHER, 0, HELD),
  sw(OTHER, POINTER, 4),
  addi(VALUE, 0, 0),
  addi(COUNT, 0, ROUNDS),
  lw(OTHER, POINTER, 0),
  lw(BEHIND, POINTER, 4),
  lw(OTHER, POINTER, 4),
  lw(BEHIND, POINTER, 0),
  add(VALUE, VALUE, OTHER),
  add(VALUE, VALUE, BEHIND),
  addi(COUNT, COUNT, -1),
  branchForm(1, COUNT, 0, -28),
];
export const LOADED_IN_ALL = (HELD + 5) * ROUNDS;

const SC = registerForm(OPCODE.amo, 0x0c, 2, NOTHING, POINTER, OTHER);
/** Stores 3 and 4, then 5 behind an SC that fails, while those before still wait for the bus; adds all three. */
export const STORE_BEHIND_A_FAILING_SC = [
  lui(POINTER, LAYOUT.data >>> 12),
  addi(VALUE, 0, 0),
  addi(COUNT, 0, ROUNDS),
  addi(OTHER, 0, 3),
  addi(BEHIND, 0, 4),
  addi(HELD_BY, 0, 5),
  addi(OTHER, 0, 3),
  sw(OTHER, POINTER, 0),
  sw(BEHIND, POINTER, 4),
  SC,
  sw(HELD_BY, POINTER, 8),
  ...[0, 4, 8].flatMap((offset) => [
    lw(OTHER, POINTER, offset),
    sw(0, POINTER, offset),
    add(VALUE, VALUE, OTHER),
  ]),
  addi(COUNT, COUNT, -1),
  branchForm(1, COUNT, 0, -60),
];
export const STORED_IN_ALL = (3 + 4 + 5) * ROUNDS;
