import type { Place } from './tokens.ts';

/** An expression as it was written. */
export type Node = { at: Place } & (
  | { kind: 'number'; value: bigint }
  | { kind: 'name'; name: string }
  | { kind: 'unary'; operator: '-' | '~' | '!'; operand: Node }
  | { kind: 'binary'; operator: string; left: Node; right: Node }
  | { kind: 'choice'; test: Node; left: Node; right: Node }
  | { kind: 'convert'; type: string; operand: Node }
  | { kind: 'join'; parts: Node[] }
  /** One bit. */
  | { kind: 'bit'; operand: Node; index: Node }
  /** `[high:low]` */
  | { kind: 'range'; operand: Node; high: Node; low: Node }
  /** `[low +: width]` */
  | { kind: 'part'; operand: Node; low: Node; width: Node }
);

export type Statement = { at: Place } & (
  | { kind: 'let'; name: string; type: string | undefined; value: Node }
  | { kind: 'assign'; target: Node; value: Node }
  | { kind: 'if'; test: Node; then: Statement[]; otherwise: Statement[] }
  | { kind: 'for'; name: string; from: Node; to: Node; body: Statement[] }
  | { kind: 'break'; test: Node }
);
