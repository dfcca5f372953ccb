import type { Count, Expression } from '../language/behaviour.ts';
import type { Type } from '../language/type.ts';
import { foundNet } from './tableNets.ts';

/** How a behaviour's names are written, and the variable of the loop whose rounds are cycles: a register says it. */
export interface Writing {
  nameOf(name: string): string;
  timed?: string;
}

const isPlain = (text: string) => /^[\w']+(\[[^[\]]*\])?$|^\{[^{}]*\}$/.test(text);
const inner = (text: string) => (isPlain(text) ? text : `(${text})`);

/** A number that loops say. */
export function countText(count: Count): string {
  if (count.kind === 'constant') return String(count.value);
  if (count.kind === 'loop') return count.name;
  const part = (each: Count) =>
    each.kind === 'count' && count.operator !== '+' ? `(${countText(each)})` : countText(each);
  return `${part(count.left)} ${count.operator} ${part(count.right)}`;
}

/** The same in so many bits, at most 32; what is beyond them is lost. No conversion: Icarus makes X of one here. */
function bitsText(count: Count, width: number): string {
  if (count.kind === 'constant') return `${width}'d${BigInt.asUintN(width, BigInt(count.value))}`;
  if (count.kind === 'loop') return width === 32 ? count.name : `${count.name}[${width - 1}:0]`;
  const part = (each: Count) =>
    each.kind === 'count' ? `(${bitsText(each, width)})` : bitsText(each, width);
  return `${part(count.left)} ${count.operator} ${part(count.right)}`;
}

/** A number that loops say, as a value of the type. */
function countValue(count: Count, { width, signed }: Type): string {
  if (width < 32) return bitsText(count, width);
  if (width === 32) return `$unsigned(${bitsText(count, width)})`;
  return signed
    ? `$unsigned(${width}'($signed(${bitsText(count, 32)})))`
    : `{${width - 32}'d0, ${bitsText(count, 32)}}`;
}

const isTimed = (count: Count, name: string): boolean =>
  count.kind === 'loop'
    ? count.name === name
    : count.kind === 'count' && (isTimed(count.left, name) || isTimed(count.right, name));

/** The place of a bit; one that a register says has just the bits that an index into so many bits has. */
function placeText(low: Count, width: number, { timed }: Writing): string {
  if (timed === undefined || !isTimed(low, timed)) return countText(low);
  return bitsText(low, Math.max(Math.ceil(Math.log2(width)), 1));
}

/** Bits of a name. */
export function selected(name: string, low: Count, bits: number, width: number, writing: Writing): string {
  if (bits === width) return name;
  if (low.kind === 'constant')
    return bits === 1 ? `${name}[${low.value}]` : `${name}[${low.value + bits - 1}:${low.value}]`;
  const place = placeText(low, width, writing);
  return bits === 1 ? `${name}[${place}]` : `${name}[${place} +: ${bits}]`;
}

function constantText({ value, type: { width } }: Expression & { kind: 'constant' }): string {
  const bits = BigInt.asUintN(width, value);
  if (width === 1) return `1'b${bits}`;
  return bits < 64n ? `${width}'d${bits}` : `${width}'h${bits.toString(16)}`;
}

/**
 * An expression in SystemVerilog. Every net is unsigned; what depends on a sign is wrapped, so that nothing around it
 * can change it.
 */
export function text(expression: Expression, writing: Writing): string {
  const { type } = expression;
  const of = (each: Expression) => inner(text(each, writing));
  switch (expression.kind) {
    case 'constant':
      return constantText(expression);
    case 'count':
      return countValue(expression.count, type);
    case 'variable':
      return writing.nameOf(expression.name);
    case 'unary':
      return type.width === 1 && expression.operator === '~'
        ? `!${of(expression.operand)}`
        : `${expression.operator}${of(expression.operand)}`;
    case 'binary':
      return binary(expression, of, (each) => text(each, writing));
    case 'compare': {
      const side = (each: Expression) => (each.type.signed ? `$signed(${text(each, writing)})` : of(each));
      return `${side(expression.left)} ${expression.operator} ${side(expression.right)}`;
    }
    case 'choice':
      return `${of(expression.test)} ? ${of(expression.left)} : ${of(expression.right)}`;
    case 'convert':
      return converted(expression, writing);
    case 'bits':
      return part(expression, writing);
    case 'lookup':
      return foundNet(expression);
    default:
      return `{${expression.parts.map((each) => text(each, writing)).join(', ')}}`;
  }
}

const shifted = (operator: '<<' | '>>', a: string, by: string, signed: boolean) =>
  operator === '>>' && signed ? `$unsigned($signed(${a}) >>> ${by})` : `${a} ${operator} ${by}`;

/** Operators that are written one after the other without parentheses. */
const ASSOCIATIVE = new Set(['+', '&', '|', '^']);

function binary(
  { operator, left, right, type }: Expression & { kind: 'binary' },
  of: (each: Expression) => string,
  chain: (each: Expression) => string,
): string {
  const isChain = ASSOCIATIVE.has(operator) && left.kind === 'binary' && left.operator === operator;
  const [a, b] = [isChain ? chain(left) : of(left), of(right)];
  const isShift = operator === '<<' || operator === '>>';
  if (isShift && right.kind === 'constant') return shifted(operator, a, String(right.value), type.signed);
  if (isShift) return shifted(operator, a, b, type.signed);
  if (type.width === 1 && (operator === '&' || operator === '|')) return `${a} ${operator}${operator} ${b}`;
  if (operator === '/') return `${b} == ${type.width}'d0 ? {${type.width}{1'b1}} : ${a} / ${b}`;
  if (operator === '%') return `${b} == ${type.width}'d0 ? ${a} : ${a} % ${b}`;
  return `${a} ${operator} ${b}`;
}

function converted({ operand, type: { width } }: Expression & { kind: 'convert' }, writing: Writing): string {
  const plain = text(operand, writing);
  const { signed, width: from } = operand.type;
  if (width === from) return plain;
  if (width < from && operand.kind === 'variable')
    return width === 1 ? `${plain}[0]` : `${plain}[${width - 1}:0]`;
  if (width > from && signed) return `$unsigned(${width}'($signed(${plain})))`;
  // A concatenation, unlike a conversion, lets no tool widen what is in it.
  return width > from ? `{${width - from}'d0, ${plain}}` : `${width}'(${plain})`;
}

function part({ operand, low, type }: Expression & { kind: 'bits' }, writing: Writing): string {
  const plain = text(operand, writing);
  if (operand.kind === 'variable') return selected(plain, low, type.width, operand.type.width, writing);
  return `${type.width}'(${inner(plain)} >> ${inner(placeText(low, operand.type.width, writing))})`;
}
