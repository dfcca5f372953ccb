import type { Worded } from '@netloom/model';

/**
 * Raised inside this folder only; `evaluate` turns it into a reply. `column` counts from 1. It is no `Error`: most
 * expressions of a design have no constant value, and each stack would cost more than its evaluation.
 */
export class ExpressionError {
  readonly said: Worded;
  readonly column: number;
  constructor(said: Worded, column: number) {
    this.said = said;
    this.column = column;
  }
}

export interface IntegerConstant {
  kind: 'integer';
  value: bigint;
  width: number;
  signed: boolean;
  /** False for plain decimal numbers and parameters: they have at least 32 bits (5.7.1) and never overflow here. */
  sized: boolean;
}
export type Constant = IntegerConstant | { kind: 'real'; value: number } | { kind: 'string'; value: string };

/** Syntax tree of a constant expression (IEEE 1800-2017, A.8.3). */
export type Node = { column: number } & (
  | { kind: 'constant'; constant: Constant }
  /** `'0` or `'1`: as wide as its context. */
  | { kind: 'fill'; bit: 0n | 1n }
  | { kind: 'name'; name: string }
  | { kind: 'unary'; operator: string; operand: Node }
  | { kind: 'binary'; operator: string; left: Node; right: Node }
  | { kind: 'conditional'; condition: Node; yes: Node; no: Node }
  | { kind: 'concatenation'; count: Node | undefined; parts: Node[] }
  | { kind: 'call'; name: string; operands: Node[] }
  /** `type'(x)` or `width'(x)`. */
  | { kind: 'cast'; to: string | Node; operand: Node }
  | { kind: 'select'; base: Node; mode: 'bit' | ':' | '+:' | '-:'; left: Node; right: Node }
  | { kind: 'inside'; operand: Node; set: { low: Node; high: Node }[] }
);

/** Widest vector handled, the least maximum that 6.9.1 asks of a tool. */
export const MAXIMUM_BITS = 65536;
