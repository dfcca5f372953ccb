import type { Behaviour, Expression, Step } from './behaviour.ts';
import { valueOf } from './counts.ts';
import { wrap } from './type.ts';

/** Values by name, and the words of tables. */
export class Values extends Map<string, bigint> {
  tables: ReadonlyMap<string, bigint[]> = new Map();
}
type Value = (values: Values) => bigint;
/** Answers whether the outermost loop is left. */
type Action = (values: Values) => boolean;

const loopOf = (values: Values) => (name: string) => Number(values.get(name)!);

/** What a behaviour does to values by name: operands and states are there before, states and rd afterwards. */
export function compile({ steps }: Behaviour): (values: Values) => void {
  const run = actions(steps);
  return (values) => void run(values);
}

function actions(steps: readonly Step[]): Action {
  const all = steps.map(action);
  return (values) => all.some((each) => each(values));
}

function action(step: Step): Action {
  switch (step.kind) {
    case 'assign':
      return assignment(step);
    case 'if': {
      const [test, then, otherwise] = [value(step.test), actions(step.then), actions(step.otherwise)];
      return (values) => (test(values) === 1n ? then(values) : otherwise(values));
    }
    case 'for': {
      const { name, from, to } = step;
      const body = actions(step.body);
      return (values) => {
        for (let at = from; at < to; at++) {
          values.set(name, BigInt(at));
          if (body(values)) break;
        }
        return false;
      };
    }
    case 'write':
      return writing(step);
    default: {
      const test = value(step.test);
      return (values) => test(values) === 1n;
    }
  }
}

function writing({ table: { name, depth }, index, value: expression }: Step & { kind: 'write' }): Action {
  const [at, of] = [value(index), value(expression)];
  return (values) => {
    const [place, word] = [at(values), of(values)];
    if (place < depth) values.tables.get(name)![Number(place)] = word;
    return false;
  };
}

function assignment({ name, type, low, value: expression }: Step & { kind: 'assign' }): Action {
  const of = value(expression);
  if (low === undefined)
    return (values) => {
      values.set(name, of(values));
      return false;
    };
  const { width } = expression.type;
  return (values) => {
    const at = BigInt(valueOf(low, loopOf(values)));
    const mask = ((1n << BigInt(width)) - 1n) << at;
    const old = values.get(name)!;
    values.set(name, wrap(type, (old & ~mask) | (of(values) << at)));
    return false;
  };
}

function value(expression: Expression): Value {
  const { type } = expression;
  switch (expression.kind) {
    case 'constant': {
      const { value: constant } = expression;
      return () => constant;
    }
    case 'count': {
      const { count } = expression;
      return (values) => BigInt(valueOf(count, loopOf(values)));
    }
    case 'variable': {
      const { name } = expression;
      return (values) => values.get(name)!;
    }
    case 'unary': {
      const of = value(expression.operand);
      return expression.operator === '-'
        ? (values) => wrap(type, -of(values))
        : (values) => wrap(type, ~of(values));
    }
    case 'binary':
      return binary(expression);
    case 'compare':
      return comparison(expression);
    case 'choice': {
      const [test, left, right] = [expression.test, expression.left, expression.right].map(value);
      return (values) => (test!(values) === 1n ? left!(values) : right!(values));
    }
    case 'convert': {
      const of = value(expression.operand);
      return (values) => wrap(type, of(values));
    }
    case 'bits': {
      const of = value(expression.operand);
      const { low } = expression;
      return (values) => wrap(type, of(values) >> BigInt(valueOf(low, loopOf(values))));
    }
    case 'lookup': {
      const at = value(expression.index);
      const { name } = expression.table;
      return (values) => values.tables.get(name)![Number(at(values))] ?? 0n;
    }
    default:
      return joined(expression);
  }
}

function joined({ parts }: Expression & { kind: 'join' }): Value {
  const each = parts.map((part) => ({ of: value(part), width: part.type.width }));
  return (values) =>
    each.reduce((whole, { of, width }) => (whole << BigInt(width)) | BigInt.asUintN(width, of(values)), 0n);
}

const OPERATIONS = {
  '+': (a: bigint, b: bigint) => a + b,
  '-': (a: bigint, b: bigint) => a - b,
  '*': (a: bigint, b: bigint) => a * b,
  '&': (a: bigint, b: bigint) => a & b,
  '|': (a: bigint, b: bigint) => a | b,
  '^': (a: bigint, b: bigint) => a ^ b,
  // As DIVU and REMU answer a divisor of 0.
  '/': (a: bigint, b: bigint) => (b === 0n ? -1n : a / b),
  '%': (a: bigint, b: bigint) => (b === 0n ? a : a % b),
};

function binary({ operator, left, right, type }: Expression & { kind: 'binary' }): Value {
  const [a, b] = [value(left), value(right)];
  const most = BigInt(type.width);
  if (operator === '<<') return (values) => (b(values) >= most ? 0n : wrap(type, a(values) << b(values)));
  if (operator === '>>')
    return (values) => {
      const by = b(values);
      return a(values) >> (by > most ? most : by);
    };
  const operation = OPERATIONS[operator];
  return (values) => wrap(type, operation(a(values), b(values)));
}

const COMPARISONS = {
  '==': (a: bigint, b: bigint) => a === b,
  '!=': (a: bigint, b: bigint) => a !== b,
  '<': (a: bigint, b: bigint) => a < b,
  '<=': (a: bigint, b: bigint) => a <= b,
  '>': (a: bigint, b: bigint) => a > b,
  '>=': (a: bigint, b: bigint) => a >= b,
};

function comparison({ operator, left, right }: Expression & { kind: 'compare' }): Value {
  const [a, b] = [value(left), value(right)];
  const holds = COMPARISONS[operator];
  return (values) => (holds(a(values), b(values)) ? 1n : 0n);
}
