import { RdlError } from '../reports.ts';
import { add, multiply, operand, subtract, symbolic } from './amount.ts';
import type { Amount } from './amount.ts';
import { booleanOf, foldedBy, numberOf } from './value.ts';
import type { NumberValue, Value } from './value.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Bits of a number without a size (4.7). */
const LONG = 64;
const MAX_SHIFT = 4096n;

/** A binary operator over numbers (11.1); the width of the result is that of the wider operand. */
export function binaryNumber(operator: string, a: NumberValue, b: NumberValue, at: number): Value {
  const width = a.width === undefined || b.width === undefined ? undefined : Math.max(a.width, b.width);
  const compared = COMPARE[operator]?.(a.value, b.value);
  const varies = Boolean(a.symbol || b.symbol);
  const isFolded = a.folded ?? b.folded ?? (varies && (compared !== undefined || operator.includes('~')));
  const mark = isFolded ? foldedBy(a, b) : {};
  if (compared !== undefined) return { kind: 'boolean', value: compared, ...mark };
  const linear = LINEAR[operator]?.(a, b);
  if (linear) return { kind: 'number', width, ...wrapped(linear, width), ...mark };
  const value = plain(operator, a.value, b.value, width ?? LONG, at);
  if (!varies || operator.includes('~')) return { ...numberOf(value, width), ...mark };
  return { kind: 'number', width, ...symbolic(`(${operand(a)}${operator}${operand(b)})`, value), ...mark };
}

const COMPARE: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '&&': (a, b) => a !== 0n && b !== 0n,
  '||': (a, b) => a !== 0n || b !== 0n,
};

const LINEAR: Readonly<Record<string, (a: Amount, b: Amount) => Amount>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
};

/** Negative results wrap as unsigned numbers do; what varies keeps its text. */
function wrapped(result: Amount, width: number | undefined): Amount {
  if (result.value >= 0n || result.symbol) return result;
  const value = BigInt.asUintN(width ?? LONG, result.value);
  return { value, constant: value };
}

function plain(operator: string, a: bigint, b: bigint, width: number, at: number): bigint {
  switch (operator) {
    case '/':
    case '%':
      if (b === 0n) throw new RdlError(say('RDL/operator/zero', {}), at);
      return operator === '/' ? a / b : a % b;
    case '**':
      if (b > MAX_SHIFT || (a > 1n && b * BigInt(a.toString(2).length) > MAX_SHIFT))
        throw new RdlError(say('RDL/operator/power', {}), at);
      return a ** b;
    case '<<':
      if (b > MAX_SHIFT) throw new RdlError(say('RDL/operator/shift', {}), at);
      return BigInt.asUintN(width, a << b);
    case '>>':
      return b > MAX_SHIFT ? 0n : a >> b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '~^':
    case '^~':
      return BigInt.asUintN(width, ~(a ^ b));
    default:
      throw new RdlError(say('RDL/operator/unknown', { operator }), at);
  }
}

/** A unary operator over a number. */
export function unaryNumber(operator: string, a: NumberValue): Value {
  const width = a.width ?? LONG;
  const all = (1n << BigInt(width)) - 1n;
  const result = (value: bigint, bits: number | undefined): Value => ({
    ...numberOf(value, bits),
    ...foldedBy(a),
  });
  const bit = (value: boolean): Value => result(value ? 1n : 0n, 1);
  switch (operator) {
    case '+':
      return a;
    case '-':
      return result(BigInt.asUintN(width, -a.value), a.width);
    case '~':
      return result(all - BigInt.asUintN(width, a.value), a.width);
    case '!':
      return { ...booleanOf(a.value === 0n), ...foldedBy(a) } as Value;
    case '&':
    case '~&':
      return bit((a.value === all) === (operator === '&'));
    case '|':
    case '~|':
      return bit((a.value !== 0n) === (operator === '|'));
    default:
      return bit(isOdd(a.value) === (operator === '^'));
  }
}

function isOdd(value: bigint): boolean {
  return value.toString(2).replaceAll('0', '').length % 2 === 1;
}
