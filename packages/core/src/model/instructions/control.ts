import { OPCODE, define } from './definition.ts';

function branch(name: string, funct3: number, taken: (a: number, b: number) => boolean) {
  return define(name, 'branch', { opcode: OPCODE.branch, funct3 }, (hart, { rs1, rs2, immediate }) => {
    if (taken(hart.x[rs1]!, hart.x[rs2]!)) hart.jump(hart.pc + immediate);
  });
}

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
  branch('beq', 0, (a, b) => a === b),
  branch('bne', 1, (a, b) => a !== b),
  branch('blt', 4, (a, b) => a < b),
  branch('bge', 5, (a, b) => a >= b),
  branch('bltu', 6, (a, b) => a >>> 0 < b >>> 0),
  branch('bgeu', 7, (a, b) => a >>> 0 >= b >>> 0),
];
