import { OPCODE, define, immediate, register, shift } from './definition.ts';
import type { Operation } from './definition.ts';

const add: Operation = (a, b) => a + b;
const less: Operation = (a, b) => (a < b ? 1 : 0);
const lessUnsigned: Operation = (a, b) => (a >>> 0 < b >>> 0 ? 1 : 0);
const xor: Operation = (a, b) => a ^ b;
const or: Operation = (a, b) => a | b;
const and: Operation = (a, b) => a & b;
// JavaScript's shifts take the lower five bits of the amount, as these instructions do.
const shiftLeft: Operation = (a, b) => a << b;
const shiftRight: Operation = (a, b) => a >>> b;
const shiftRightSigned: Operation = (a, b) => a >> b;

/** Integer computation (Unprivileged ISA 20191213, 2.4). */
export const ARITHMETIC = [
  define('lui', 'upper', { opcode: OPCODE.lui }, ({ x }, { rd, immediate }) => {
    x[rd] = immediate;
  }),
  define('auipc', 'upper', { opcode: OPCODE.auipc }, ({ x, pc }, { rd, immediate }) => {
    x[rd] = pc + immediate;
  }),
  immediate('addi', 0, add),
  shift('slli', 1, 0x00, shiftLeft),
  immediate('slti', 2, less),
  immediate('sltiu', 3, lessUnsigned),
  immediate('xori', 4, xor),
  shift('srli', 5, 0x00, shiftRight),
  shift('srai', 5, 0x20, shiftRightSigned),
  immediate('ori', 6, or),
  immediate('andi', 7, and),
  register('add', 0, 0x00, add),
  register('sub', 0, 0x20, (a, b) => a - b),
  register('sll', 1, 0x00, shiftLeft),
  register('slt', 2, 0x00, less),
  register('sltu', 3, 0x00, lessUnsigned),
  register('xor', 4, 0x00, xor),
  register('srl', 5, 0x00, shiftRight),
  register('sra', 5, 0x20, shiftRightSigned),
  register('or', 6, 0x00, or),
  register('and', 7, 0x00, and),
];
