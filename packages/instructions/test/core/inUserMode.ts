import { LAYOUT } from '@netloom/core/program';
import type { TestProgram } from '@netloom/core/program';
import { fieldsOf, wordOf } from '../../src/encoding/fields.ts';
import type { Insn } from '../../src/index.ts';

const [MSTATUS, MTVEC, MEPC] = [0x300, 0x305, 0x341];
const NOP = 0x13;
const MRET = 0x3020_0073;
const addi = (rd: number, rs1: number, value: number) =>
  ((value & 0xfff) << 20) | (rs1 << 15) | (rd << 7) | NOP;
const lui = (rd: number, upper: number) => (upper << 12) | (rd << 7) | 0x37;
const sw = (rs2: number, rs1: number) => (rs2 << 20) | (rs1 << 15) | (2 << 12) | 0x23;
const csrrw = (rd: number, csr: number, rs1: number) =>
  (csr << 20) | (rs1 << 15) | (1 << 12) | (rd << 7) | 0x73;
const csrr = (rd: number, csr: number) => (csr << 20) | (2 << 12) | (rd << 7) | 0x73;

/** Goes on behind the instruction that trapped. */
const HANDLER = [csrr(31, MEPC), addi(31, 31, 4), csrrw(0, MEPC, 31), addi(30, 30, 1), MRET];

/** Every instruction twice in user mode, with the results of those before as operands; those of addresses have data. */
export function inUserMode(insns: readonly Insn[]): TestProgram {
  const all = insns.flatMap(({ instructions }) =>
    Object.values(instructions).map(({ encoding }) => fieldsOf(encoding)),
  );
  const body = [...all, ...all].map((fields, index) =>
    wordOf(fields, { rd: 3 + (index % 12), rs1: 2, rs2: 3 + ((index + 11) % 12), rs3: 4, imm: 4 }),
  );
  const start = LAYOUT.code + 4 * HANDLER.length;
  const values = [30, ...Array.from({ length: 13 }, (_, index) => 3 + index)].map((register) =>
    addi(register, 0, register * 37),
  );
  const prologue = [
    ...values,
    lui(1, LAYOUT.code >>> 12),
    addi(1, 1, LAYOUT.code & 0xfff),
    csrrw(0, MTVEC, 1),
    lui(2, (LAYOUT.data + LAYOUT.dataSize / 2) >>> 12),
    csrrw(0, MSTATUS, 0),
    addi(1, 1, 4 * (HANDLER.length + values.length + 8)),
    csrrw(0, MEPC, 1),
    MRET,
  ];
  const words = [...HANDLER, ...prologue, ...body];
  words.push(lui(1, LAYOUT.tohost >>> 12), addi(2, 0, 1), sw(2, 1), 0x6f);
  const bytes = new Uint8Array(Uint32Array.from(words, (word) => word >>> 0).buffer);
  return { entry: start, tohost: LAYOUT.tohost, pieces: [{ address: LAYOUT.code, bytes }] };
}
