import type { Worded } from '@netloom/model';
import { compare, integerOperator, logical, realOperator, reduction } from './arithmetic.ts';
import { cast, concatenate, inside, select } from './compound.ts';
import { commonType, convert, isTrue, plainInteger, typed } from './constant.ts';
import type { ValueType } from './constant.ts';
import { parse } from './parser.ts';
import { ExpressionError } from './syntax.ts';
import type { Constant, IntegerConstant, Node } from './syntax.ts';
import { callSystemFunction } from './systemFunctions.ts';
import { givesBoolean, keepsWidth, sizedByLeft, typeOf } from './typing.ts';
import { say } from './sentences.ts';

/** Parameter name → value; numbers are reals, strings are strings. */
export type Values = Readonly<Record<string, bigint | string | number>>;
/** `column` counts from 1 within the expression. */
export type Evaluation = { ok: true; value: bigint } | Unvalued;

/** An expression without a value: why, and where. */
export interface Unvalued extends Worded {
  ok: false;
  column: number;
}

export interface Scope {
  /** Value of a self-determined operand. */
  own(node: Node): Constant;
  /** The same, which must be an integer. */
  integer(node: Node): IntegerConstant;
}

/**
 * Value of a constant expression (IEEE 1800-2017, 11.2.1), which must come out as an integer. Sized operands wrap as
 * 11.6 says; numbers and parameters without a size are exact, however large.
 */
export function evaluate(expression: string, values: Values): Evaluation {
  const result = evaluateConstant(expression, values);
  if (!result.ok) return result;
  if (result.value.kind === 'integer') return { ok: true, value: result.value.value };
  return { ok: false, ...noInteger(result.value), column: 1 };
}

function noInteger({ kind }: Constant): Worded {
  return say('EXPR/integer', { kind: say(`EXPR/kind-${kind}`, {}) });
}

/** Like `evaluate`, for reals and strings too. */
export function evaluateConstant(
  expression: string,
  values: Values,
): { ok: true; value: Constant } | Unvalued {
  try {
    return { ok: true, value: new Evaluator(values).own(parse(expression)) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, ...error.said, column: error.column };
    throw error;
  }
}

class Evaluator implements Scope {
  readonly #values: Values;
  /** Values of primaries, which are asked for once for their type and once for themselves. */
  readonly #known = new Map<Node, Constant>();

  constructor(values: Values) {
    this.#values = values;
  }

  own(node: Node): Constant {
    return this.#compute(node, this.#typeOf(node));
  }

  integer(node: Node): IntegerConstant {
    const value = this.own(node);
    if (value.kind === 'integer') return value;
    throw new ExpressionError(noInteger(value), node.column);
  }

  #typeOf(node: Node): ValueType {
    return typeOf(node, (primary) => this.#primary(primary));
  }

  /** Value in a context of the given type, which operands of context-determined operators inherit (11.6.2). */
  #compute(node: Node, type: ValueType): Constant {
    switch (node.kind) {
      case 'binary':
        return this.#binary(node, type);
      case 'unary':
        return this.#unary(node, type);
      case 'conditional':
        return this.#compute(isTrue(this.own(node.condition)) ? node.yes : node.no, type);
      case 'fill':
        return fill(node.bit, type);
      default:
        return convert(this.#primary(node), type, node.column);
    }
  }

  #binary(node: Extract<Node, { kind: 'binary' }>, type: ValueType): Constant {
    const { operator, left, right, column } = node;
    if (givesBoolean(operator)) return convert(this.#truth(node), type, column);
    const a = this.#compute(left, type);
    const b = sizedByLeft(operator) ? this.own(right) : this.#compute(right, type);
    if (a.kind === 'real') return realOperator(operator, a.value, Number(b.value), column);
    if (a.kind === 'integer' && b.kind === 'integer') return integerOperator(operator, a, b, column);
    throw new ExpressionError(say('EXPR/no-strings', { operator }), column);
  }

  #truth({ operator, left, right }: Extract<Node, { kind: 'binary' }>): Constant {
    if (['&&', '||', '->', '<->'].includes(operator)) {
      return logical(operator, this.own(left), () => this.own(right));
    }
    const type = commonType(this.#typeOf(left), this.#typeOf(right));
    return compare(operator, this.#compute(left, type), this.#compute(right, type));
  }

  #unary({ operator, operand, column }: Extract<Node, { kind: 'unary' }>, type: ValueType): Constant {
    if (!keepsWidth(operator)) return convert(reduction(operator, this.own(operand), column), type, column);
    const value = this.#compute(operand, type);
    if (operator === '+') return value;
    if (value.kind === 'real' && operator === '-') return { kind: 'real', value: -value.value };
    if (value.kind !== 'integer') throw new ExpressionError(say('EXPR/integers', { operator }), column);
    return typed(operator === '-' ? -value.value : ~value.value, value);
  }

  #primary(node: Node): Constant {
    const known = this.#known.get(node) ?? this.#evaluatePrimary(node);
    this.#known.set(node, known);
    return known;
  }

  #evaluatePrimary(node: Node): Constant {
    switch (node.kind) {
      case 'constant':
        return node.constant;
      case 'name':
        return lookUp(node.name, node.column, this.#values);
      case 'call':
        return callSystemFunction(node.name, node.operands, node.column, this);
      case 'cast':
        return cast(node, this);
      case 'select':
        return select(node, this);
      case 'inside':
        return inside(node, this);
      case 'concatenation':
        return concatenate(node, this);
      default:
        throw new ExpressionError(say('EXPR/value', {}), node.column);
    }
  }
}

function fill(bit: bigint, type: ValueType): Constant {
  if (type.kind !== 'integer') return { kind: 'real', value: Number(bit) };
  return typed(bit && (1n << BigInt(type.width)) - 1n, type);
}

function lookUp(name: string, column: number, values: Values): Constant {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new ExpressionError(say('EXPR/unknown', { name }), column);
  if (typeof value === 'bigint') return plainInteger(value);
  return typeof value === 'string' ? { kind: 'string', value } : { kind: 'real', value };
}
