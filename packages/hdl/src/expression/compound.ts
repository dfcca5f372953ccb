import { convert, toInteger } from './constant.ts';
import type { Scope } from './evaluate.ts';
import { fit } from './literal.ts';
import { ExpressionError, MAXIMUM_BITS } from './syntax.ts';
import type { Constant, IntegerConstant, Node } from './syntax.ts';
import { INTEGER_TYPES } from './types.ts';
import { say } from './sentences.ts';

type Of<K extends Node['kind']> = Extract<Node, { kind: K }>;

/** Concatenation and replication (11.4.12): unsigned, as wide as its parts together. */
export function concatenate(node: Of<'concatenation'>, scope: Scope): Constant {
  const parts = node.parts.map((part) => {
    if (part.kind === 'constant' && part.constant.kind === 'integer' && !part.constant.sized) {
      throw new ExpressionError(say('EXPR/concatenation', {}), part.column);
    }
    return scope.own(part);
  });
  const count = node.count ? Number(scope.integer(node.count).value) : 1;
  if (parts.every((part) => part.kind === 'string')) return joinStrings(parts, count, node.column);
  const vectors = parts.map((part, index) => vector(part, node.parts[index]!.column));
  const width = vectors.reduce((sum, part) => sum + part.width, 0) * count;
  if (!(count >= 1) || width > MAXIMUM_BITS)
    throw new ExpressionError(say('EXPR/replication', {}), node.column);
  const once = vectors.map(({ value, width }) =>
    BigInt.asUintN(width, value).toString(2).padStart(width, '0'),
  );
  return {
    kind: 'integer',
    value: BigInt(`0b${once.join('').repeat(count)}`),
    width,
    signed: false,
    sized: true,
  };
}

function joinStrings(parts: { value: string }[], count: number, column: number): Constant {
  const once = parts.map(({ value }) => value).join('');
  if (count >= 0 && once.length * count <= MAXIMUM_BITS) return { kind: 'string', value: once.repeat(count) };
  throw new ExpressionError(say('EXPR/replication', {}), column);
}

function vector(part: Constant, column: number): IntegerConstant {
  if (part.kind === 'integer') return part;
  if (part.kind === 'real') throw new ExpressionError(say('EXPR/real-part', {}), column);
  const width = Math.max(8, part.value.length * 8);
  return { kind: 'integer', value: toInteger(part, column), width, signed: false, sized: true };
}

/** Bit and part selects of a parameter, whose lowest bit is bit 0 (11.5.1). */
export function select(node: Of<'select'>, scope: Scope): IntegerConstant {
  const base = scope.integer(node.base);
  const left = scope.integer(node.left).value;
  const right = scope.integer(node.right).value;
  const low = { bit: left, ':': right, '+:': left, '-:': left - right + 1n }[node.mode];
  const size = Number({ bit: 1n, ':': left - right + 1n, '+:': right, '-:': right }[node.mode]);
  if (low < 0n || size < 1 || size > MAXIMUM_BITS || low > BigInt(MAXIMUM_BITS)) {
    throw new ExpressionError(say('EXPR/range', {}), node.column);
  }
  const value = BigInt.asUintN(size, base.value >> low);
  return { kind: 'integer', value, width: size, signed: false, sized: true };
}

/** Set membership (11.4.13). */
export function inside(node: Of<'inside'>, scope: Scope): IntegerConstant {
  const { value } = scope.integer(node.operand);
  const found = node.set.some(
    ({ low, high }) => scope.integer(low).value <= value && value <= scope.integer(high).value,
  );
  return { kind: 'integer', value: found ? 1n : 0n, width: 1, signed: false, sized: true };
}

/** Cast to a predefined type, a signedness or a width (6.24.1). */
export function cast(node: Of<'cast'>, scope: Scope): Constant {
  const { to, operand, column } = node;
  if (to === 'real' || to === 'shortreal' || to === 'realtime') {
    return convert(scope.own(operand), { kind: 'real' }, column);
  }
  if (to === 'string') return convert(scope.own(operand), { kind: 'string' }, column);
  if (to === 'signed' || to === 'unsigned') return withSign(scope.integer(operand), to === 'signed');
  if (to === 'const') return scope.own(operand);
  const known = typeof to === 'string' ? INTEGER_TYPES[to] : undefined;
  const value = scope.own(operand);
  const signed = known?.signed ?? (value.kind === 'integer' && value.signed);
  const width = known?.width ?? castWidth(to, scope, column);
  const bits = operand.kind === 'fill' ? -operand.bit : toInteger(value, column);
  return { kind: 'integer', value: fit(bits, width, signed), width, signed, sized: true };
}

function castWidth(to: string | Node, scope: Scope, column: number): number {
  if (typeof to === 'string') throw new ExpressionError(say('EXPR/cast', { type: to }), column);
  const width = Number(scope.integer(to).value);
  if (width >= 1 && width <= MAXIMUM_BITS) return width;
  throw new ExpressionError(say('EXPR/cast-bits', { width }), column);
}

/** The same bits, read as signed or unsigned. */
export function withSign(operand: IntegerConstant, signed: boolean): IntegerConstant {
  const { value, width, sized } = operand;
  if (!sized && value >= 0n) return { ...operand, signed };
  return { ...operand, signed, value: fit(value, width, signed) };
}
