import type { AluOp } from '../aluOps.ts';

/** What an extension adds to the ALU: declarations and wires, and lines of the final selection. */
export interface AluPart {
  text: string;
  /** Result per operations: [operations, expression of 32 bits]. */
  results: [ops: AluOp[], value: string][];
}

/** `op == SUB || op == SLT`. */
export const isOneOf = (ops: readonly AluOp[]) => ops.map((op) => `op == ${op}`).join(' || ');

/** The items that the options have. */
export const only = (chosen: boolean, ops: AluOp[]): AluOp[] => (chosen ? ops : []);
