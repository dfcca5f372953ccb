import type { Memory } from '../document/insn.ts';
import type { Behaviour, Expression } from './behaviour.ts';
import { typed } from './expressions.ts';
import { parseExpression } from './parser.ts';
import { Scope } from './scope.ts';
import type { Surroundings } from './scope.ts';
import { typeOf, WORD } from './type.ts';
import type { Type } from './type.ts';

/** The load or store of an instruction, every type known. */
export interface Access {
  kind: 'load' | 'store';
  /** Of what is loaded or stored. */
  type: Type;
  /** The logarithm of the bytes. */
  size: 0 | 1 | 2;
  /** The lowest bits of the address count as zeros. */
  isDown: boolean;
  address: Expression;
  /** Of a store. */
  data: Expression | undefined;
  /** Operands and states of both expressions. */
  reads: ReadonlySet<string>;
}

const SIZES = { 8: 0, 16: 1, 32: 2 } as const;

/** An expression of operands and states; throws LanguageError. */
export const alone = (text: string, scope: Scope, type: Type): Expression =>
  typed(parseExpression(text), scope, type);

export const typeOfAccess = ({ type }: Memory): Type => typeOf(type)!;

/** The access of a definition without errors. */
export function understandAccess(memory: Memory, around: Surroundings): Access {
  const scope = new Scope(around);
  const type = typeOfAccess(memory);
  return {
    kind: memory.access,
    type,
    size: SIZES[type.width as 8 | 16 | 32],
    isDown: memory.misaligned === 'down',
    address: alone(memory.address, scope, WORD),
    data: memory.data === undefined ? undefined : alone(memory.data, scope, type),
    reads: scope.reads,
  };
}

/** Names of the results of `makingOf`, which no state has. */
export const [ADDRESS, DATA] = ['@address', '@data'];

/** What makes address and data, as a behaviour of two results. */
export const makingOf = ({ address, data, type, reads }: Access): Behaviour => ({
  variables: [],
  lookups: [],
  steps: [
    { kind: 'assign', name: ADDRESS, type: WORD, low: undefined, value: address },
    ...(data ? [{ kind: 'assign' as const, name: DATA, type, low: undefined, value: data }] : []),
  ],
  reads,
  writes: new Set(),
});
