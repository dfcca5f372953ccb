import { say } from '../wording/sentences.ts';
import type { Comparison, Count, Expression, Operator } from './behaviour.ts';
import { constantCount, countOf } from './counts.ts';
import { LanguageError } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Node } from './syntax.ts';
import { indexOf, tableOf } from './tables.ts';
import { BIT, isSameType, rangeOf, typeOf, typeText, unsigned, WIDEST } from './type.ts';
import type { Type } from './type.ts';

type Binary = Node & { kind: 'binary' };

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];

const failed = ({ at }: Node, said: LanguageError['said']) => new LanguageError(at.line, said);

/** An expression whose type is known from what it is made of; a constant alone needs `wanted`. */
export function typed(node: Node, scope: Scope, wanted?: Type): Expression {
  const found = expressionOf(node, scope, wanted);
  if (wanted && !isSameType(found.type, wanted))
    throw failed(
      node,
      say('insn-type/expected', {
        column: node.at.column,
        found: typeText(found.type),
        expected: typeText(wanted),
      }),
    );
  return found;
}

export function condition(node: Node, scope: Scope): Expression {
  const found = expressionOf(node, scope, BIT);
  if (isSameType(found.type, BIT)) return found;
  throw failed(node, say('insn-type/condition', { column: node.at.column, found: typeText(found.type) }));
}

export function expressionOf(node: Node, scope: Scope, wanted: Type | undefined): Expression {
  const count = countOf(node, scope.loops);
  if (count) return constant(node, count, wanted);
  switch (node.kind) {
    case 'number':
      return large(node, node.value, wanted);
    case 'name':
      return { kind: 'variable', name: node.name, type: scope.read(node.name, node.at) };
    case 'unary':
      return unary(node, scope, wanted);
    case 'binary':
      return binary(node, scope, wanted);
    case 'choice':
      return choice(node, scope, wanted);
    case 'convert':
      return convert(node, scope);
    case 'join':
      return join(node, scope);
    default:
      return bits(node, scope);
  }
}

function constant(node: Node, count: Count, wanted: Type | undefined): Expression {
  const type = needed(node, wanted);
  const [least, most] = rangeOf(type);
  const outside = [count.least, count.most].find((value) => BigInt(value) < least || BigInt(value) > most);
  if (outside !== undefined) throw tooLarge(node, outside, type);
  if (count.kind === 'constant') return { kind: 'constant', value: BigInt(count.value), type };
  return { kind: 'count', count, type };
}

const tooLarge = (node: Node, value: number | bigint, type: Type) =>
  failed(
    node,
    say('insn-type/constant', { column: node.at.column, value: String(value), type: typeText(type) }),
  );

function large(node: Node, value: bigint, wanted: Type | undefined): Expression {
  const type = needed(node, wanted);
  if (value > rangeOf(type)[1]) throw tooLarge(node, value, type);
  return { kind: 'constant', value, type };
}

function needed(node: Node, wanted: Type | undefined): Type {
  if (wanted) return wanted;
  const name = node.kind === 'number' ? String(node.value) : 'this';
  throw failed(node, say('insn-type/needed', { column: node.at.column, name }));
}

function unary(node: Node & { kind: 'unary' }, scope: Scope, wanted: Type | undefined): Expression {
  const { operator } = node;
  if (operator !== '!') {
    const operand = expressionOf(node.operand, scope, wanted);
    return { kind: 'unary', operator, operand, type: operand.type };
  }
  return { kind: 'unary', operator: '~', operand: condition(node.operand, scope), type: BIT };
}

/** Both sides with one type; a constant takes that of the other one. */
function sides(node: Node & { left: Node; right: Node }, scope: Scope, wanted: Type | undefined) {
  const isConstant = countOf(node.left, scope.loops) !== undefined || node.left.kind === 'number';
  const first = expressionOf(isConstant ? node.right : node.left, scope, wanted);
  const second = expressionOf(isConstant ? node.left : node.right, scope, first.type);
  const [left, right] = isConstant ? [second, first] : [first, second];
  if (isSameType(left.type, right.type)) return { left, right };
  const { column } = node.at;
  throw failed(
    node,
    say('insn-type/differs', { column, left: typeText(left.type), right: typeText(right.type) }),
  );
}

function binary(node: Binary, scope: Scope, wanted: Type | undefined): Expression {
  const { operator } = node;
  if (operator === '<<' || operator === '>>') return shift(node, operator, scope, wanted);
  if (operator === '&&' || operator === '||') {
    const [left, right] = [condition(node.left, scope), condition(node.right, scope)];
    return { kind: 'binary', operator: operator === '&&' ? '&' : '|', left, right, type: BIT };
  }
  if (COMPARISONS.includes(operator))
    return { kind: 'compare', operator: operator as Comparison, ...sides(node, scope, undefined), type: BIT };
  const both = sides(node, scope, wanted);
  const { type } = both.left;
  if ((operator === '/' || operator === '%') && type.signed)
    throw failed(
      node,
      say('insn-type/division', { column: node.at.column, operator, found: typeText(type) }),
    );
  return { kind: 'binary', operator: operator as Operator, ...both, type };
}

/** Bits of the type that holds a constant amount. */
const AMOUNT = unsigned(7);

function shift(node: Binary, operator: '<<' | '>>', scope: Scope, wanted: Type | undefined): Expression {
  const left = expressionOf(node.left, scope, wanted);
  const right = expressionOf(node.right, scope, AMOUNT);
  if (right.type.signed)
    throw failed(
      node.right,
      say('insn-type/amount', { column: node.right.at.column, found: typeText(right.type) }),
    );
  return { kind: 'binary', operator, left, right, type: left.type };
}

function choice(node: Node & { kind: 'choice' }, scope: Scope, wanted: Type | undefined): Expression {
  const test = condition(node.test, scope);
  const both = sides(node, scope, wanted);
  return { kind: 'choice', test, ...both, type: both.left.type };
}

function convert(node: Node & { kind: 'convert' }, scope: Scope): Expression {
  const type = typeOf(node.type)!;
  const isConstant = countOf(node.operand, scope.loops) !== undefined || node.operand.kind === 'number';
  if (isConstant) return expressionOf(node.operand, scope, type);
  return { kind: 'convert', operand: expressionOf(node.operand, scope, undefined), type };
}

function join(node: Node & { kind: 'join' }, scope: Scope): Expression {
  const parts = node.parts.map((part) => expressionOf(part, scope, undefined));
  const width = parts.reduce((sum, { type }) => sum + type.width, 0);
  if (width > WIDEST) throw failed(node, say('insn-type/long', { column: node.at.column, bits: width }));
  return { kind: 'join', parts, type: unsigned(width) };
}

/** Bits of a value: at a place that the loops say, or at one that a value says, where what is beyond is 0. */
function bits(node: Node & { kind: 'bit' | 'range' | 'part' }, scope: Scope): Expression {
  const table = tableOf(node, scope);
  if (table && node.kind === 'bit')
    return scope.lookup(table, indexOf(node, table, scope, expressionOf), node.at);
  const operand = expressionOf(node.operand, scope, undefined);
  const { low, width } = placeOf(node, scope, operand.type);
  const type = unsigned(width);
  if (low) return { kind: 'bits', operand, low, type };
  const lowNode = node.kind === 'part' ? node.low : (node as Node & { kind: 'bit' }).index;
  const right = expressionOf(lowNode, scope, AMOUNT);
  if (right.type.signed)
    throw failed(
      lowNode,
      say('insn-type/amount', { column: lowNode.at.column, found: typeText(right.type) }),
    );
  // What is shifted in must be 0.
  const plain = unsigned(operand.type.width);
  const whole: Expression = operand.type.signed ? { kind: 'convert', operand, type: plain } : operand;
  const shifted: Expression = { kind: 'binary', operator: '>>', left: whole, right, type: plain };
  return { kind: 'convert', operand: shifted, type };
}

/** Lowest bit and number of bits; without `low` where a value says it. */
export function placeOf(
  node: Node & { kind: 'bit' | 'range' | 'part' },
  { loops }: Scope,
  type: Type,
): { low: Count | undefined; width: number } {
  const { low, high, width } = boundsOf(node, loops);
  if (high.most >= type.width || (low?.least ?? 0) < 0 || width < 1) {
    const { column } = node.at;
    const said = { column, high: high.most, low: low?.least ?? 0, type: typeText(type) };
    throw failed(node, say('insn-slice', said));
  }
  return { low, width };
}

function boundsOf(node: Node & { kind: 'bit' | 'range' | 'part' }, loops: Scope['loops']) {
  if (node.kind === 'range') {
    const [high, low] = [constantOf(node.high, loops), constantOf(node.low, loops)];
    return { low: constantCount(low), high: constantCount(high), width: high - low + 1 };
  }
  const width = node.kind === 'bit' ? 1 : constantOf(node.width, loops);
  const low = countOf(node.kind === 'bit' ? node.index : node.low, loops);
  const most = (low?.most ?? 0) + width - 1;
  return { low, high: { most }, width };
}

/** A number that is the same in every round of every loop. */
export function constantOf(node: Node, loops: Scope['loops']): number {
  const count = countOf(node, loops);
  if (count?.kind === 'constant') return count.value;
  const found = node.kind === 'name' ? node.name : '…';
  throw failed(node, say('insn-bound', { column: node.at.column, found }));
}
