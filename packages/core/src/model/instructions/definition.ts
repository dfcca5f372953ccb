import type { Hart } from '../hart.ts';
import type { Format } from './format.ts';

/** An instruction made ready to execute. */
export interface Decoded {
  execute(hart: Hart, operands: Decoded): void;
  /** Register numbers; a destination of x0 is NOWHERE. */
  rd: number;
  rs1: number;
  rs2: number;
  immediate: number;
  /** 2 or 4 bytes. */
  length: number;
  /** As fetched: 16 bits when compressed. */
  word: number;
  /** What it is executed as, where that is several instructions. */
  parts?: readonly Decoded[];
}

/** The register that takes what is written to x0. */
export const NOWHERE = 32;

export type Execute = Decoded['execute'];

/** An instruction of 32 bits: its encoding, and what it does. */
export interface Definition {
  name: string;
  format: Format;
  /** The registers among rd, rs1 and rs2, where the format does not say. */
  registers?: { rd: boolean; rs1: boolean; rs2: boolean };
  /** A word with `(word & mask) === match` is this instruction; both signed. */
  mask: number;
  match: number;
  /** What an instruction of a format that does not say it counts as. */
  access?: 'load' | 'store' | undefined;
  execute: Execute;
}

/** Major opcodes (Unprivileged ISA 20191213, table 24.1). */
export const OPCODE = {
  load: 0x03,
  custom0: 0x0b,
  miscMem: 0x0f,
  opImm: 0x13,
  auipc: 0x17,
  store: 0x23,
  amo: 0x2f,
  op: 0x33,
  lui: 0x37,
  madd: 0x43,
  msub: 0x47,
  nmsub: 0x4b,
  nmadd: 0x4f,
  opFp: 0x53,
  branch: 0x63,
  jalr: 0x67,
  jal: 0x6f,
  system: 0x73,
} as const;

const OPCODE_ONLY = 0x7f;
const FUNCT3 = 0x707f;
const FUNCT7 = 0xfe00707f | 0;
/** rs2 belongs to the encoding. */
const FUNCT12 = 0xfff0707f | 0;

interface Fields {
  opcode: number;
  funct3?: number;
  funct7?: number;
  /** Bits 31 to 20. */
  funct12?: number;
}

/** A definition whose encoding is given by its fields; those left out are free. */
export function define(name: string, format: Format, fields: Fields, execute: Execute): Definition {
  const { opcode, funct3, funct7, funct12 } = fields;
  const funct = ((funct12 ?? (funct7 ?? 0) << 5) << 20) | ((funct3 ?? 0) << 12);
  const mask =
    funct12 !== undefined
      ? FUNCT12
      : funct7 !== undefined
        ? FUNCT7
        : funct3 !== undefined
          ? FUNCT3
          : OPCODE_ONLY;
  return { name, format, mask, match: funct | opcode, execute };
}

/** Between registers. */
export const register = (name: string, funct3: number, funct7: number, execute: Execute) =>
  define(name, 'register', { opcode: OPCODE.op, funct3, funct7 }, execute);

/** With a constant of 12 bits. */
export const immediate = (name: string, funct3: number, execute: Execute) =>
  define(name, 'immediate', { opcode: OPCODE.opImm, funct3 }, execute);

/** With a constant of 5 bits. */
export const shift = (name: string, funct3: number, funct7: number, execute: Execute) =>
  define(name, 'shift', { opcode: OPCODE.opImm, funct3, funct7 }, execute);
