import { boolean, convert, plainInteger, toInteger } from './constant.ts';
import { withSign } from './compound.ts';
import type { Scope } from './evaluate.ts';
import { bitLength } from './literal.ts';
import { ExpressionError } from './syntax.ts';
import type { Constant, IntegerConstant, Node } from './syntax.ts';
import { say } from './sentences.ts';

/** Real functions of Table 20-4. */
const REAL: Readonly<Record<string, (...operands: number[]) => number>> = {
  $ln: Math.log,
  $log10: Math.log10,
  $exp: Math.exp,
  $sqrt: Math.sqrt,
  $pow: Math.pow,
  $floor: Math.floor,
  $ceil: Math.ceil,
  $itor: (value = 0) => value,
};

type IntegerFunction = (operand: IntegerConstant) => Constant;
const INTEGER: Readonly<Record<string, IntegerFunction>> = {
  /** 20.8.1: the argument is unsigned, zero gives zero. */
  $clog2: (operand) => {
    const { value } = withSign(operand, false);
    return plainInteger(value === 0n ? 0n : BigInt(bitLength(value - 1n)));
  },
  $signed: (operand) => withSign(operand, true),
  $unsigned: (operand) => withSign(operand, false),
  $countones: (operand) => plainInteger(BigInt(ones(operand))),
  $onehot: (operand) => boolean(ones(operand) === 1),
  $onehot0: (operand) => boolean(ones(operand) <= 1),
};

function ones({ value, width }: IntegerConstant): number {
  return BigInt.asUintN(width, value).toString(2).replaceAll('0', '').length;
}

export function callSystemFunction(name: string, operands: Node[], column: number, scope: Scope): Constant {
  const [first] = operands;
  if (!first) throw new ExpressionError(say('EXPR/operand', { name }), column);
  if (name === '$bits') return plainInteger(BigInt(bitsOf(scope.own(first), column)));
  if (name === '$rtoi')
    return plainInteger(
      BigInt(Math.trunc(Number(convert(scope.own(first), { kind: 'real' }, column).value))),
    );
  if (Object.hasOwn(INTEGER, name)) return INTEGER[name]!(integer(scope.own(first), column));
  if (Object.hasOwn(REAL, name)) {
    const numbers = operands.map((operand) =>
      Number(convert(scope.own(operand), { kind: 'real' }, column).value),
    );
    return { kind: 'real', value: REAL[name]!(...numbers) };
  }
  throw new ExpressionError(say('EXPR/function', { name }), column);
}

/** A real argument is rounded first: `$clog2(FREQ / 115200.0)`. */
function integer(operand: Constant, column: number): IntegerConstant {
  return operand.kind === 'integer' ? operand : plainInteger(toInteger(operand, column));
}

function bitsOf(operand: Constant, column: number): number {
  if (operand.kind === 'integer') return operand.width;
  if (operand.kind === 'string') return operand.value.length * 8;
  throw new ExpressionError(say('EXPR/bits-real', {}), column);
}
