import type { Definition } from '../model/instructions/definition.ts';
import { OPERANDS } from '../model/instructions/format.ts';

export interface Fields {
  rd: number;
  rs1: number;
  rs2: number;
  /** Of 12 bits, signed; of an upper immediate bits 31 to 12 of the word. */
  immediate: number;
}

/** The word of an instruction that computes, loads or accesses a CSR, from its definition and its operands. */
export function encodeDefinition({ format, match }: Definition, fields: Fields): number {
  const { rd, rs1, rs2 } = OPERANDS[format];
  const registers = (rd ? fields.rd << 7 : 0) | (rs1 ? fields.rs1 << 15 : 0) | (rs2 ? fields.rs2 << 20 : 0);
  return (match | registers | immediateBits(format, fields.immediate)) >>> 0;
}

function immediateBits(format: Definition['format'], value: number): number {
  switch (format) {
    case 'immediate':
    case 'load':
    case 'jumpRegister':
      return value << 20;
    case 'shift':
      return (value & 31) << 20;
    case 'upper':
      return value & 0xffff_f000;
    default:
      return 0;
  }
}
