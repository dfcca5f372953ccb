import type { Behaviour, Count, Expression, Step } from '../language/behaviour.ts';
import { countText } from '../rtl/expressionText.ts';
import { mayMiss } from '../language/tables.ts';
import type { Type } from '../language/type.ts';

/** A type of C that holds the values; narrower ones are kept within their bits by what computes them. */
export const cType = ({ signed, width }: Type): string => `${signed ? '' : 'u'}int${width <= 32 ? 32 : 64}_t`;

const bitsOf = ({ width }: Type) => (width <= 32 ? 32 : 64);

/** A value of the C type that holds `type`, brought back into its bits. */
function fitted(text: string, type: Type): string {
  const { signed, width } = type;
  const bits = bitsOf(type);
  if (width === bits) return `(${cType(type)})(${text})`;
  if (!signed) return `((${cType(type)})(${text}) & ${mask(width)})`;
  const away = bits - width;
  return `((${cType(type)})((uint${bits}_t)(${text}) << ${away}) >> ${away})`;
}

const mask = (width: number) => `0x${((1n << BigInt(width)) - 1n).toString(16)}${width <= 32 ? 'u' : 'ull'}`;

/** Arithmetic is done without a sign, where overflow is defined. */
const unsignedOf = (text: string, type: Type) => (type.signed ? `(uint${bitsOf(type)}_t)${text}` : text);

export interface Naming {
  nameOf(name: string): string;
}

/** An expression of C17 with the behaviour's meaning. */
export function cExpression(expression: Expression, naming: Naming): string {
  const { type } = expression;
  const of = (each: Expression) => cExpression(each, naming);
  switch (expression.kind) {
    case 'constant':
      return constant(expression.value, type);
    case 'count':
      return fitted(`(${countText(expression.count)})`, type);
    case 'variable':
      return naming.nameOf(expression.name);
    case 'unary':
      return fitted(`${expression.operator}${unsignedOf(of(expression.operand), type)}`, type);
    case 'binary':
      return binary(expression, of);
    case 'compare':
      return `(uint32_t)(${of(expression.left)} ${expression.operator} ${of(expression.right)})`;
    case 'choice':
      return `(${of(expression.test)} ? ${of(expression.left)} : ${of(expression.right)})`;
    case 'convert':
      return fitted(of(expression.operand), type);
    case 'bits':
      return fitted(
        `(${unsignedOf(of(expression.operand), expression.operand.type)} >> (${countText(expression.low)}))`,
        type,
      );
    case 'lookup':
      return lookup(expression, naming);
    default:
      return joined(expression, of);
  }
}

function constant(value: bigint, type: Type): string {
  const suffix = type.width <= 32 ? (type.signed ? '' : 'u') : type.signed ? 'll' : 'ull';
  if (value < 0n) return `(-${-value - 1n}${suffix} - 1)`;
  return value < 1024n ? `${value}${suffix}` : `0x${value.toString(16)}${suffix}`;
}

function joined({ parts, type }: Expression & { kind: 'join' }, of: (each: Expression) => string): string {
  let low = type.width;
  const texts = parts.map((part) => {
    low -= part.type.width;
    const plain = fitted(of(part), { signed: false, width: part.type.width });
    const wide = `(${cType(type)})${plain}`;
    return low === 0 ? wide : `(${wide} << ${low})`;
  });
  return `(${texts.join(' | ')})`;
}

function binary(
  { operator, left, right, type }: Expression & { kind: 'binary' },
  of: (each: Expression) => string,
): string {
  const [a, b] = [of(left), of(right)];
  if (operator === '<<' || operator === '>>') {
    const isConstant = right.kind === 'constant' && right.value < BigInt(type.width);
    if (operator === '<<') {
      const shifted = fitted(`${unsignedOf(a, type)} << ${b}`, type);
      return isConstant ? shifted : `(${b} >= ${type.width}u ? 0 : ${shifted})`;
    }
    const most = type.signed ? `(${a} >> ${type.width - 1})` : '0';
    return isConstant ? `(${a} >> ${b})` : `(${b} >= ${type.width}u ? ${most} : ${a} >> ${b})`;
  }
  if (operator === '/') return `(${b} == 0 ? ${mask(type.width)} : ${a} / ${b})`;
  if (operator === '%') return `(${b} == 0 ? ${a} : ${a} % ${b})`;
  if (operator === '&' || operator === '|' || operator === '^') return `(${a} ${operator} ${b})`;
  return fitted(`${unsignedOf(a, type)} ${operator} ${unsignedOf(b, type)}`, type);
}

/** Statements of C, indented by two blanks a level. */
export function cLines({ steps }: Behaviour, naming: Naming): string[] {
  return linesOf(steps, naming);
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function linesOf(steps: readonly Step[], naming: Naming): string[] {
  return steps.flatMap((step): string[] => {
    switch (step.kind) {
      case 'assign':
        return [assignment(step, naming)];
      case 'if': {
        const then = indented(linesOf(step.then, naming));
        const head = `if (${cExpression(step.test, naming)}) {`;
        if (step.otherwise.length === 0) return [head, ...then, '}'];
        return [head, ...then, '} else {', ...indented(linesOf(step.otherwise, naming)), '}'];
      }
      case 'for': {
        const { name, from, to } = step;
        const head = `for (int ${name} = ${from}; ${name} < ${to}; ${name}++) {`;
        return [head, ...indented(linesOf(step.body, naming)), '}'];
      }
      case 'write':
        return [writing(step, naming)];
      default:
        return [`if (${cExpression(step.test, naming)}) break;`];
    }
  });
}

/** A word of an array of narrow numbers. */
function lookup(read: Expression & { kind: 'lookup' }, naming: Naming): string {
  const { table, index, type } = read;
  const at = cExpression(index, naming);
  const word = `(${cType(type)})${naming.nameOf(table.name)}[${at}]`;
  return mayMiss(read) ? `(${at} < ${table.depth}u ? ${word} : 0)` : `(${word})`;
}

function writing({ table, index, value }: Step & { kind: 'write' }, naming: Naming): string {
  const at = cExpression(index, naming);
  const text = `${naming.nameOf(table.name)}[${at}] = (${wordType(table.type)})${cExpression(value, naming)};`;
  return mayMiss({ table, index }) ? `if (${at} < ${table.depth}u) ${text}` : text;
}

/** The least type of C that holds a word. */
export const wordType = ({ signed, width }: Type): string =>
  `${signed ? '' : 'u'}int${width <= 8 ? 8 : width <= 16 ? 16 : 32}_t`;

function assignment({ name, type, low, value }: Step & { kind: 'assign' }, naming: Naming): string {
  const target = naming.nameOf(name);
  const text = cExpression(value, naming);
  if (!low) return `${target} = ${text};`;
  return `${target} = ${fitted(placed(target, type, low, value.type.width, text), type)};`;
}

/** A value with a part of it replaced. */
function placed(target: string, type: Type, low: Count, width: number, text: string): string {
  const at = `(${countText(low)})`;
  const whole = `uint${bitsOf(type)}_t`;
  return `((${whole})${target} & ~((${whole})${mask(width)} << ${at})) | ((${whole})(${text}) << ${at})`;
}
