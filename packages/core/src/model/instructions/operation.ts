import { OPCODE, define, register, shift } from './definition.ts';

/** A result of signed operands; taken modulo 2^32. */
export type Operation = (a: number, b: number) => number;

/** An instruction between registers that is an operation alone. */
export const between = (name: string, funct3: number, funct7: number, operation: Operation) =>
  register(name, funct3, funct7, ({ x }, { rd, rs1, rs2 }) => {
    x[rd] = operation(x[rs1]!, x[rs2]!);
  });

/** The same operation with a constant of 5 bits. */
export const constant = (name: string, funct3: number, funct7: number, operation: Operation) =>
  shift(name, funct3, funct7, ({ x }, { rd, rs1, immediate }) => {
    x[rd] = operation(x[rs1]!, immediate);
  });

/** Operations of one operand, whose encoding takes the place of the constant. */
export const unary = (name: string, funct3: number, funct12: number, operation: (a: number) => number) =>
  define(name, 'unary', { opcode: OPCODE.opImm, funct3, funct12 }, ({ x }, { rd, rs1 }) => {
    x[rd] = operation(x[rs1]!);
  });
