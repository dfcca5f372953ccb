import { OPCODE, define } from './definition.ts';
import type { Execute } from './definition.ts';

const branch = (name: string, funct3: number, execute: Execute) =>
  define(name, 'branch', { opcode: OPCODE.branch, funct3 }, execute);

/** Control transfer (Unprivileged ISA 20191213, 2.5). */
export const CONTROL = [
  define('jal', 'jump', { opcode: OPCODE.jal }, (hart, { rd, immediate }) => {
    const link = hart.next;
    hart.jump(hart.pc + immediate);
    hart.x[rd] = link;
  }),
  define('jalr', 'jumpRegister', { opcode: OPCODE.jalr, funct3: 0 }, (hart, { rd, rs1, immediate }) => {
    const link = hart.next;
    hart.jump((hart.x[rs1]! + immediate) & ~1);
    hart.x[rd] = link;
  }),
  branch('beq', 0, (hart, { rs1, rs2, immediate }) => {
    if (hart.x[rs1]! === hart.x[rs2]!) hart.jump(hart.pc + immediate);
  }),
  branch('bne', 1, (hart, { rs1, rs2, immediate }) => {
    if (hart.x[rs1]! !== hart.x[rs2]!) hart.jump(hart.pc + immediate);
  }),
  branch('blt', 4, (hart, { rs1, rs2, immediate }) => {
    if (hart.x[rs1]! < hart.x[rs2]!) hart.jump(hart.pc + immediate);
  }),
  branch('bge', 5, (hart, { rs1, rs2, immediate }) => {
    if (hart.x[rs1]! >= hart.x[rs2]!) hart.jump(hart.pc + immediate);
  }),
  branch('bltu', 6, (hart, { rs1, rs2, immediate }) => {
    if (hart.x[rs1]! >>> 0 < hart.x[rs2]! >>> 0) hart.jump(hart.pc + immediate);
  }),
  branch('bgeu', 7, (hart, { rs1, rs2, immediate }) => {
    if (hart.x[rs1]! >>> 0 >= hart.x[rs2]! >>> 0) hart.jump(hart.pc + immediate);
  }),
];
