import type { Place } from '../language/tokens.ts';
import type { Type } from '../language/type.ts';

/** An expression of CoreDSL as it was written. */
export type CoreNode = { at: Place } & (
  | { kind: 'number'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'unary'; operator: string; operand: CoreNode }
  | { kind: 'binary'; operator: string; left: CoreNode; right: CoreNode }
  | { kind: 'choice'; test: CoreNode; left: CoreNode; right: CoreNode }
  /** Without a width the operand keeps its own. */
  | { kind: 'cast'; signed: boolean; width: number | undefined; operand: CoreNode }
  | { kind: 'join'; parts: CoreNode[] }
  | { kind: 'index'; operand: CoreNode; high: CoreNode; low: CoreNode | undefined }
);

export type CoreStatement = { at: Place } & (
  | { kind: 'declare'; name: string; type: Type; value: CoreNode | undefined }
  | { kind: 'assign'; target: CoreNode; operator: string; value: CoreNode }
  | { kind: 'if'; test: CoreNode; then: CoreStatement[]; otherwise: CoreStatement[] }
  | {
      kind: 'for';
      name: string;
      type: Type;
      from: CoreNode;
      to: CoreNode;
      ends: '<' | '<=';
      body: CoreStatement[];
    }
  | { kind: 'break' }
);

/** A part of an encoding: bits that are fixed, or of a field. */
export type EncodingPart = { at: Place } & ({ bits: string } | { field: string; high: number; low: number });

export interface Attribute {
  at: Place;
  name: string;
  numbers: number[];
}

export interface CoreInstruction {
  at: Place;
  name: string;
  /** Of assemblers, where the text says it. */
  mnemonic: string | undefined;
  attributes: Attribute[];
  encoding: EncodingPart[];
  behavior: CoreStatement[];
}

export interface CoreState {
  at: Place;
  name: string;
  type: Type;
  /** Of an array. */
  depth: number | undefined;
  reset: string;
  attributes: Attribute[];
}

export interface CoreSet {
  name: string;
  states: CoreState[];
  instructions: CoreInstruction[];
}
