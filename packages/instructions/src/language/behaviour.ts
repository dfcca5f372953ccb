import type { Type } from './type.ts';

/** A whole number that is known when the loops are: constants, variables of loops, and what is computed of them. */
export type Count = { least: number; most: number } & (
  | { kind: 'constant'; value: number }
  | { kind: 'loop'; name: string }
  | { kind: 'count'; operator: '+' | '-' | '*'; left: Count; right: Count }
);

export type Operator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>';
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression with its type; shifts take an unsigned amount, other operators two sides of one type. */
export type Expression = { type: Type } & (
  | { kind: 'constant'; value: bigint }
  | { kind: 'count'; count: Count }
  | { kind: 'variable'; name: string }
  | { kind: 'unary'; operator: '-' | '~'; operand: Expression }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'compare'; operator: Comparison; left: Expression; right: Expression }
  | { kind: 'choice'; test: Expression; left: Expression; right: Expression }
  | { kind: 'convert'; operand: Expression }
  | { kind: 'bits'; operand: Expression; low: Count }
  /** A word of a table through its read port of that number; 0 beyond the last word. */
  | { kind: 'lookup'; table: Table; port: number; index: Expression }
  | { kind: 'join'; parts: Expression[] }
);

export type Step =
  /** `type` is that of the whole target; with `low` a part of it is written. */
  | { kind: 'assign'; name: string; type: Type; low: Count | undefined; value: Expression }
  | { kind: 'if'; test: Expression; then: Step[]; otherwise: Step[] }
  | { kind: 'for'; name: string; from: number; to: number; body: Step[] }
  /** A word of a table is written; nothing beyond the last one. */
  | { kind: 'write'; table: Table; index: Expression; value: Expression }
  /** Leaves the outermost loop. */
  | { kind: 'break'; test: Expression };

export interface Variable {
  name: string;
  type: Type;
}

/** A state of several words, which an unsigned index chooses among. */
export interface Table extends Variable {
  depth: number;
}

/** A place that reads a table, inside so many loops. */
export interface Lookup {
  table: Table;
  port: number;
  index: Expression;
  loops: number;
}

/** What an instruction does, every type known. */
export interface Behaviour {
  /** Of its own, `rd` not among them. */
  variables: Variable[];
  /** In the order in which they are read. */
  lookups: Lookup[];
  steps: Step[];
  /** Operands and states that are read, and states and `rd` that are written. */
  reads: ReadonlySet<string>;
  writes: ReadonlySet<string>;
}
