import { say } from '../wording/sentences.ts';
import { LanguageError } from '../language/problem.ts';
import { WIDEST, typeText } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import type { Place } from '../language/tokens.ts';

/** A value in the language of definitions, with its type there, which is that of CoreDSL. */
export interface Value {
  text: string;
  type: Type;
  /** Of a constant, which fits wherever its value does. */
  constant?: bigint;
}

/** What a value becomes in another type: its sign is extended, and what does not fit is cut off. */
export function converted({ text, type, constant }: Value, to: Type): string {
  if (constant !== undefined) {
    const held = to.signed ? BigInt.asIntN(to.width, constant) : BigInt.asUintN(to.width, constant);
    return `${typeText(to)}(${held})`;
  }
  return type.signed === to.signed && type.width === to.width ? text : `${typeText(to)}(${text})`;
}

/** Refuses a value of more bits than definitions have. */
export function held(at: Place, type: Type): Type {
  if (type.width <= WIDEST) return type;
  throw new LanguageError(at.line, say('insn-type/long', { column: at.column, bits: type.width }));
}

/** The least type that has the values of both (programmer's manual, arithmetic and type conversion rules). */
export function common(a: Type, b: Type): Type {
  if (a.signed === b.signed) return { signed: a.signed, width: Math.max(a.width, b.width) };
  const [withSign, without] = a.signed ? [a, b] : [b, a];
  return { signed: true, width: Math.max(withSign.width, without.width + 1) };
}

/** Whether a value of one type is one of the other, so that it is assigned without a cast. */
export const fits = (from: Type, to: Type): boolean => {
  const both = common(from, to);
  return both.signed === to.signed && both.width === to.width;
};

/** What an operator makes of its sides. */
export function resultOf(operator: string, a: Type, b: Type): Type {
  const both = common(a, b);
  switch (operator) {
    case '+':
      return { ...both, width: both.width + 1 };
    case '-':
      return { signed: true, width: both.width + 1 };
    case '*':
      return { signed: a.signed || b.signed, width: a.width + b.width };
    case '/':
      return a;
    case '%':
      return { signed: false, width: Math.min(a.width, b.width) };
    default:
      return both;
  }
}
