import type { CoreOptions } from '../options/coreOptions.ts';

/**
 * What the ALU does, as the instruction says it: {funct7[2], funct7[4], funct7[5], funct3} of the R-type encoding, so
 * that the decoder has little to do (an I-type of funct3 other than 1 and 5 has no funct7: zeros). Only the unary ones
 * of Zbb, from CLZ on, and those of Zbkb and Zicond share these fields with others and have codes of their own.
 */
export const ALU_OPS = {
  ADD: 0b000_000,
  SLL: 0b000_001,
  SLT: 0b000_010,
  SLTU: 0b000_011,
  XOR: 0b000_100,
  SRL: 0b000_101,
  OR: 0b000_110,
  AND: 0b000_111,
  SUB: 0b001_000,
  SRA: 0b001_101,
  // Zba
  SH1ADD: 0b010_010,
  SH2ADD: 0b010_100,
  SH3ADD: 0b010_110,
  // Zbb
  XNOR: 0b001_100,
  ORN: 0b001_110,
  ANDN: 0b001_111,
  ROL: 0b011_001,
  ROR: 0b011_101,
  MIN: 0b100_100,
  MINU: 0b100_101,
  MAX: 0b100_110,
  MAXU: 0b100_111,
  ORC_B: 0b110_101,
  REV8: 0b111_101,
  CLZ: 0b011_000,
  CTZ: 0b011_010,
  CPOP: 0b011_011,
  SEXT_B: 0b011_100,
  SEXT_H: 0b011_110,
  ZEXT_H: 0b011_111,
  // Zbc
  CLMUL: 0b100_001,
  CLMULR: 0b100_010,
  CLMULH: 0b100_011,
  // Zbkb
  PACK: 0b101_100,
  PACKH: 0b101_111,
  BREV8: 0b101_110,
  ZIP: 0b101_010,
  UNZIP: 0b101_011,
  // Zicond
  CZERO_EQZ: 0b010_101,
  CZERO_NEZ: 0b010_111,
  // Zbs
  BCLR: 0b101_001,
  BEXT: 0b101_101,
  BSET: 0b110_001,
  BINV: 0b111_001,
} as const;

export type AluOp = keyof typeof ALU_OPS;

/** Bits of `op`: the upper two are there for Zba, Zbb, Zbc, Zbkb, Zbs and Zicond alone. */
export function aluOpWidth({ base }: CoreOptions): 4 | 6 {
  const { zba, zbb, zbc, zbkb, zbs, zicond } = base;
  return zba || zbb || zbc || zbkb || zbs || zicond ? 6 : 4;
}

/** `localparam`s of the operations that a module names, e.g. `localparam logic [3:0] ADD = 4'b0000;`. */
export function aluOpParams(options: CoreOptions, ops: readonly AluOp[]): string {
  const width = aluOpWidth(options);
  const line = (op: AluOp) =>
    `localparam logic [${width - 1}:0] ${op} = ${width}'b${ALU_OPS[op].toString(2).padStart(width, '0')};`;
  return ops.map(line).join('\n');
}
