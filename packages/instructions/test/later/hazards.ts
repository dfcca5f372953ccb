import type { CoreOptions } from '@netloom/core';
import { LAYOUT } from '@netloom/core/program';
import type { TestProgram } from '@netloom/core/program';
import * as is from '../../../core/src/program/encode.ts';
import { knownOf } from '../../src/core/understood.ts';
import { wordOf } from '../../src/encoding/fields.ts';
import { LATER } from './laterInsn.ts';

const MTVEC = 0x305;
const MSCRATCH = 0x340;
const MEPC = 0x341;

/** Registers of the program; the handler has x13 to x15 for itself. */
const [DATA, RESULT, OTHER, A, B, SUM] = [3, 5, 6, 7, 8, 9];

const fields = new Map(knownOf(LATER).map((known) => [known.name, known.fields]));
const of = (
  name: string,
  operands: { rd?: number; rs1?: number; rs2?: number; rs3?: number; imm?: number },
) => wordOf(fields.get(`later.${name}`)!, { rd: RESULT, rs1: A, rs2: B, rs3: SUM, imm: 1, ...operands });

const nops = (count: number) => Array.from({ length: count }, () => is.NOP);
const MAKERS = ['one', 'four', 'slow', 'sum'];
const distances = [0, 1, 2, 3];

/** Ways to use the register that waits. */
const USES = (zicsr: boolean): number[][] => [
  [is.registerForm(is.OPCODE.register, 0, 0, SUM, RESULT, A)],
  [is.registerForm(is.OPCODE.register, 0, 4, SUM, A, RESULT)],
  [is.sw(RESULT, DATA, 8)],
  [is.branchForm(0, RESULT, OTHER, 8), is.addi(SUM, SUM, 1)],
  [is.branchForm(4, A, RESULT, 8), is.addi(SUM, SUM, 2)],
  [of('slow', { rd: OTHER, rs3: RESULT })],
  [of('four', { rd: OTHER, rs2: RESULT })],
  // Written again: by another instruction, one that is late too, its own unit.
  [is.addi(RESULT, A, 3), is.sw(RESULT, DATA, 12)],
  [is.lw(RESULT, DATA, 8), is.sw(RESULT, DATA, 16)],
  [of('one', {}), is.sw(RESULT, DATA, 20)],
  [of('slow', { rs1: B }), of('slow', { rd: OTHER }), is.sw(RESULT, DATA, 24)],
  [of('get', {}), is.sw(RESULT, DATA, 28)],
  [of('get', { rd: SUM }), is.sw(SUM, DATA, 28)],
  ...(zicsr ? [[is.csr(1, SUM, MSCRATCH, RESULT)], [is.ECALL, is.addi(SUM, RESULT, 1)]] : []),
];

/** Addresses that the old value of the register would make misaligned: of a load, of a jump. */
const addresses = (): number[] =>
  distances.flatMap((distance) => [
    ...[is.lui(A, LAYOUT.data >>> 12), is.addi(RESULT, A, 1), is.lui(OTHER, 1), is.addi(OTHER, OTHER, 1)],
    // What later.one adds is taken off: it makes the data of it again.
    is.registerForm(is.OPCODE.register, 0x20, 0, A, A, OTHER),
    ...[of('one', {}), ...nops(distance), is.lw(SUM, RESULT, 4)],
  ]);

/** One that ends as another does, in the way of results that are written meanwhile. */
const together = (): number[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((distance) => [
    ...[of('four', { rd: OTHER }), ...nops(distance), of('one', {})],
    ...Array.from({ length: 7 }, (_, at) => is.addi(SUM, SUM, at)),
    ...[is.sw(OTHER, DATA, 0), is.sw(RESULT, DATA, 4), is.sw(SUM, DATA, 8)],
  ]);

/** x0 is nobody's result. */
const ofZero = (): number[] =>
  MAKERS.flatMap((maker) => [
    of(maker, { rd: 0 }),
    ...[is.addi(SUM, 0, 5), of(maker, { rd: 0 }), is.registerForm(is.OPCODE.register, 0, 0, RESULT, 0, SUM)],
  ]);

/** The handler reads and writes what waits. */
const HANDLER = [
  ...[is.addi(14, RESULT, 1), is.addi(15, 14, 0), of('get', { rd: 13 }), is.sw(15, DATA, 32)],
  ...[is.csr(2, 13, MEPC, 0), is.addi(13, 13, 4), is.csr(1, 0, MEPC, 13), is.MRET],
];

/** Every use at distances 0 to 3 behind every instruction whose result comes later, and what meets besides. */
export function hazards({ base: { zicsr } }: CoreOptions): TestProgram {
  const handler = LAYOUT.code + 4;
  const begin = [
    ...[is.lui(DATA, LAYOUT.data >>> 12), is.lui(A, 0x12345), is.lui(B, 0x6789), is.addi(B, B, 77)],
    ...[is.addi(OTHER, 0, 3), is.addi(SUM, 0, 11), is.addi(RESULT, 0, 1)],
    ...(zicsr ? [is.lui(13, handler >>> 12), is.addi(13, 13, handler & 0xfff), is.csr(1, 0, MTVEC, 13)] : []),
  ];
  const used = MAKERS.flatMap((maker) =>
    distances.flatMap((distance) =>
      USES(zicsr).flatMap((use) => [of(maker, {}), ...nops(distance), ...use, is.addi(A, SUM, 5)]),
    ),
  );
  const words = [
    ...[is.jumpForm(0, 4 + 4 * HANDLER.length), ...HANDLER, ...begin],
    ...[...used, ...together(), ...ofZero(), ...addresses()],
    ...[is.lui(1, LAYOUT.tohost >>> 12), is.addi(2, 0, 1), is.sw(2, 1, 0), is.jumpForm(0, 0)],
  ];
  const bytes = new Uint8Array(Uint32Array.from(words, (word) => word >>> 0).buffer);
  const pieces = [{ address: LAYOUT.code, bytes }];
  return { entry: LAYOUT.code, tohost: LAYOUT.tohost, pieces };
}
