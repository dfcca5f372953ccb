import { fit, unsizedWidth } from './literal.ts';
import { ExpressionError } from './syntax.ts';
import type { Constant, IntegerConstant } from './syntax.ts';
import { say } from './sentences.ts';

/** What the size and sign rules of 11.6 and 11.8 say of a value before it is known. */
export type ValueType =
  | { kind: 'integer'; width: number; signed: boolean; sized: boolean }
  | { kind: 'real' }
  | { kind: 'string' };

export const BOOLEAN: ValueType = { kind: 'integer', width: 1, signed: false, sized: true };

/** A number without a width of its own, as parameters and system functions give it. */
export function plainInteger(value: bigint): IntegerConstant {
  return { kind: 'integer', value, width: unsizedWidth(value), signed: true, sized: false };
}

export function boolean(value: boolean): IntegerConstant {
  return { kind: 'integer', value: value ? 1n : 0n, width: 1, signed: false, sized: true };
}

export function typeOfConstant(constant: Constant): ValueType {
  if (constant.kind !== 'integer') return { kind: constant.kind };
  const { width, signed, sized } = constant;
  return { kind: 'integer', width, signed, sized };
}

/** Type of an operator's result from its two context-determined operands. */
export function commonType(left: ValueType, right: ValueType): ValueType {
  if (left.kind === 'string' && right.kind === 'string') return left;
  if (left.kind !== 'integer' || right.kind !== 'integer') {
    return left.kind === 'real' || right.kind === 'real' ? { kind: 'real' } : integerOfString(left, right);
  }
  return {
    kind: 'integer',
    width: Math.max(left.width, right.width),
    signed: left.signed && right.signed,
    sized: left.sized || right.sized,
  };
}

function integerOfString(left: ValueType, right: ValueType): ValueType {
  const other = left.kind === 'integer' ? left : right;
  return other.kind === 'integer' ? { ...other, signed: false } : { kind: 'string' };
}

/**
 * Brings a value to a type. A sized type wraps; one without a size keeps the exact number, save that an unsigned
 * one cannot be negative.
 */
export function convert(constant: Constant, type: ValueType, column: number): Constant {
  if (type.kind === 'string') {
    if (constant.kind === 'string') return constant;
    throw new ExpressionError(say('EXPR/string', { kind: say(`EXPR/kind-${constant.kind}`, {}) }), column);
  }
  if (type.kind === 'real') return { kind: 'real', value: toNumber(constant) };
  return typed(toInteger(constant, column), type);
}

export function typed(value: bigint, type: Extract<ValueType, { kind: 'integer' }>): IntegerConstant {
  if (type.sized) return { ...type, value: fit(value, type.width, type.signed) };
  const exact = type.signed || value >= 0n ? value : BigInt.asUintN(type.width, value);
  return { ...type, value: exact, width: Math.max(type.width, unsizedWidth(exact)) };
}

function toNumber(constant: Constant): number {
  return Number(constant.value);
}

/** Reals round half away from zero (6.12.1); strings are their bytes, first one highest (5.9). */
export function toInteger(constant: Constant, column: number): bigint {
  if (constant.kind === 'integer') return constant.value;
  if (constant.kind === 'string') {
    return [...constant.value].reduce((sum, char) => (sum << 8n) | BigInt(char.charCodeAt(0) & 255), 0n);
  }
  const rounded = Math.sign(constant.value) * Math.round(Math.abs(constant.value));
  if (!Number.isFinite(rounded)) throw new ExpressionError(say('EXPR/infinite', {}), column);
  return BigInt(rounded);
}

export function isTrue(constant: Constant): boolean {
  return constant.kind === 'string' ? /[^\0]/.test(constant.value) : constant.value != 0;
}
