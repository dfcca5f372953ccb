import type { Op } from './flow.ts';
import { calls } from './flow.ts';

/** Sets of registers are 32 bits; those of the psABI, 18.2. */
const ALL = -2;
const bit = (register: number | undefined) => (register ? 1 << register : 0);
const among = (...registers: number[]) => registers.reduce((set, each) => set | bit(each), 0);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const ARGUMENTS = among(...range(10, 17));
const FIXED = among(2, 3, 4);
const SAVED = among(8, 9, ...range(18, 27));
/** What a call may leave changed. */
export const CLOBBERED = among(1, 5, 6, 7, ...range(10, 17), ...range(28, 31));
/** What may be read behind a return. */
export const AFTER_RETURN = among(1, 10, 11) | FIXED | SAVED;

/** What an instruction reads, and what it writes. */
export function accessOf(op: Op): { reads: number; writes: number } {
  const { operands } = op;
  if (operands === undefined) return { reads: ALL, writes: 0 };
  const { rd, rs1, rs2, name } = operands;
  const own = { reads: bit(rs1) | bit(rs2), writes: bit(rd) };
  if (calls(op)) return { reads: own.reads | ARGUMENTS | FIXED, writes: CLOBBERED };
  if (name === 'jalr') return { reads: own.reads | (rs1 === 1 ? AFTER_RETURN : ALL), writes: 0 };
  if (name === 'ecall' || name === 'ebreak' || name === 'mret') return { reads: ALL, writes: 0 };
  return own;
}

export const EVERY = ALL;
