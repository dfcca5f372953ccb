import { OPCODE, define, immediate, register, shift } from './definition.ts';

/**
 * Integer computation (Unprivileged ISA 20191213, 2.4). Written out for registers and constants alike: most
 * instructions are of these, and a call to an operation that both share would cost a third of the speed.
 * JavaScript's shifts take the lower five bits of the amount, as the instructions do.
 */
export const ARITHMETIC = [
  define('lui', 'upper', { opcode: OPCODE.lui }, ({ x }, { rd, immediate }) => {
    x[rd] = immediate;
  }),
  define('auipc', 'upper', { opcode: OPCODE.auipc }, ({ x, pc }, { rd, immediate }) => {
    x[rd] = pc + immediate;
  }),
  immediate('addi', 0, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! + immediate;
  }),
  shift('slli', 1, 0x00, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! << immediate;
  }),
  immediate('slti', 2, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! < immediate ? 1 : 0;
  }),
  immediate('sltiu', 3, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! >>> 0 < immediate >>> 0 ? 1 : 0;
  }),
  immediate('xori', 4, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! ^ immediate;
  }),
  shift('srli', 5, 0x00, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! >>> immediate;
  }),
  shift('srai', 5, 0x20, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! >> immediate;
  }),
  immediate('ori', 6, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! | immediate;
  }),
  immediate('andi', 7, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = x[rs1]! & immediate;
  }),
  register('add', 0, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! + x[rs2]!;
  }),
  register('sub', 0, 0x20, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! - x[rs2]!;
  }),
  register('sll', 1, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! << x[rs2]!;
  }),
  register('slt', 2, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! < x[rs2]! ? 1 : 0;
  }),
  register('sltu', 3, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! >>> 0 < x[rs2]! >>> 0 ? 1 : 0;
  }),
  register('xor', 4, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! ^ x[rs2]!;
  }),
  register('srl', 5, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! >>> x[rs2]!;
  }),
  register('sra', 5, 0x20, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! >> x[rs2]!;
  }),
  register('or', 6, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! | x[rs2]!;
  }),
  register('and', 7, 0x00, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = x[rs1]! & x[rs2]!;
  }),
];
