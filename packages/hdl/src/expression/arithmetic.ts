import { boolean, isTrue, typed } from './constant.ts';
import { bitLength } from './literal.ts';
import { ExpressionError, MAXIMUM_BITS } from './syntax.ts';
import type { Constant, IntegerConstant } from './syntax.ts';
import { say } from './sentences.ts';

/** An operator on two integers already brought to their common type; the result has that type. */
export function integerOperator(
  operator: string,
  left: IntegerConstant,
  right: IntegerConstant,
  column: number,
): IntegerConstant {
  return typed(integerResult(operator, left, right, column), left);
}

function integerResult(
  operator: string,
  left: IntegerConstant,
  right: IntegerConstant,
  column: number,
): bigint {
  const [a, b] = [left.value, right.value];
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return checkSize(a * b, column);
    case '/':
    case '%':
      if (b === 0n) throw new ExpressionError(say('EXPR/zero', {}), column);
      return operator === '/' ? a / b : a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '~^':
    case '^~':
      return ~(a ^ b);
    case '**':
      return power(left, b, column);
    default:
      return shift(operator, left, b, column);
  }
}

function checkSize(value: bigint, column: number): bigint {
  if (BigInt.asIntN(MAXIMUM_BITS, value) === value) return value;
  throw new ExpressionError(say('EXPR/bits', { most: MAXIMUM_BITS }), column);
}

/** Table 11-4. */
function power(base: IntegerConstant, exponent: bigint, column: number): bigint {
  const { value, width, sized } = base;
  if (value === 1n || exponent === 0n) return 1n;
  if (value === -1n) return exponent % 2n === 0n ? 1n : -1n;
  if (exponent < 0n) {
    if (value === 0n) throw new ExpressionError(say('EXPR/power-zero', {}), column);
    return 0n;
  }
  if (value === 0n) return 0n;
  if (sized) return modularPower(value, exponent, width);
  const bits = BigInt(bitLength(value < 0n ? -value : value));
  if (bits * exponent > BigInt(MAXIMUM_BITS)) throw new ExpressionError(say('EXPR/power', {}), column);
  return value ** exponent;
}

function modularPower(base: bigint, exponent: bigint, width: number): bigint {
  let result = 1n;
  let square = BigInt.asUintN(width, base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = BigInt.asUintN(width, result * square);
    square = BigInt.asUintN(width, square * square);
  }
  return result;
}

/** The amount is unsigned (11.4.10), so that a negative one shifts everything out. */
function shift(operator: string, left: IntegerConstant, amount: bigint, column: number): bigint {
  const { value, width, signed, sized } = left;
  const all = amount < 0n || amount > BigInt(MAXIMUM_BITS);
  if (operator === '<<' || operator === '<<<') {
    if (!all) return sized ? value << amount : checkSize(value << amount, column);
    if (sized || value === 0n || amount < 0n) return 0n;
    throw new ExpressionError(say('EXPR/shift', {}), column);
  }
  const bits = operator === '>>>' && signed ? value : BigInt.asUintN(width, value);
  if (all) return bits < 0n ? -1n : 0n;
  return bits >> amount;
}

export function realOperator(operator: string, a: number, b: number, column: number): Constant {
  switch (operator) {
    case '+':
      return { kind: 'real', value: a + b };
    case '-':
      return { kind: 'real', value: a - b };
    case '*':
      return { kind: 'real', value: a * b };
    case '/':
      if (b === 0) throw new ExpressionError(say('EXPR/zero', {}), column);
      return { kind: 'real', value: a / b };
    case '**':
      return { kind: 'real', value: a ** b };
    default:
      throw new ExpressionError(say('EXPR/no-reals', { operator }), column);
  }
}

/** `==`, `<` and their like on two values of one kind. */
export function compare(operator: string, left: Constant, right: Constant): IntegerConstant {
  const [a, b] = [left.value, right.value];
  switch (operator) {
    case '<':
      return boolean(a < b);
    case '<=':
      return boolean(a <= b);
    case '>':
      return boolean(a > b);
    case '>=':
      return boolean(a >= b);
    default:
      return boolean((a === b) === operator.startsWith('='));
  }
}

/** `&&`, `||`, `->`, `<->`; the right side is asked only where it decides (11.4.7). */
export function logical(operator: string, left: Constant, right: () => Constant): IntegerConstant {
  const a = isTrue(left);
  if (operator === '&&') return boolean(a && isTrue(right()));
  if (operator === '||') return boolean(a || isTrue(right()));
  if (operator === '->') return boolean(!a || isTrue(right()));
  return boolean(a === isTrue(right()));
}

/** `!` and the reductions (11.4.9). */
export function reduction(operator: string, operand: Constant, column: number): IntegerConstant {
  if (operator === '!') return boolean(!isTrue(operand));
  if (operand.kind !== 'integer') throw new ExpressionError(say('EXPR/integers', { operator }), column);
  const bits = BigInt.asUintN(operand.width, operand.value);
  const gate = operator.replace('~', '');
  return boolean(reduced(gate, bits, operand.width) !== operator.includes('~'));
}

function reduced(gate: string, bits: bigint, width: number): boolean {
  if (gate === '&') return bits === (1n << BigInt(width)) - 1n;
  if (gate === '|') return bits !== 0n;
  return bits.toString(2).replaceAll('0', '').length % 2 === 1;
}
