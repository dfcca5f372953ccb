import type { Known } from '../core/understood.ts';
import type { Count, Expression, Step } from '../language/behaviour.ts';
import { mayMiss } from '../language/tables.ts';
import type { Type } from '../language/type.ts';
import { countText } from '../rtl/expressionText.ts';

export const typeIn = ({ signed, width }: Type): string => `${signed ? 'signed' : 'unsigned'}<${width}>`;

/** Names of CoreDSL for what a behaviour calls otherwise. */
interface Naming {
  known: Known;
  /** Holds the result until the end, since x0 takes none. */
  result: string;
}

function freeName({ behaviour, access }: Known, stem = 'result'): string {
  const taken = new Set([
    ...behaviour.variables.map(({ name }) => name),
    ...behaviour.reads,
    ...behaviour.writes,
    ...(access?.reads ?? []),
  ]);
  let name = stem;
  while (taken.has(name)) name += '_';
  return name;
}

/** Words of CoreDSL that behaviours may have as names. */
const WORDS = new Set(
  'InstructionSet Core import extends provides combines instructions functions encoding assembly behavior spawn sizeof bitsizeof offsetof bitoffsetof true false X PC MEM'.split(
    ' ',
  ),
);

/** A name that is none of CoreDSL's words. */
export const plainName = (name: string): string => (WORDS.has(name) ? `${name}_` : name);

function nameOf(name: string, { known: { fields }, result }: Naming): string {
  if (name === 'rd') return result;
  if (name === 'imm') return fields.signed ? '((signed) imm)' : 'imm';
  return ['rs1', 'rs2', 'rs3'].includes(name) ? `X[${name}]` : plainName(name);
}

const place = (low: Count, width: number) =>
  low.kind === 'constant'
    ? `[${low.value + width - 1}:${low.value}]`
    : `[${countText(low)} + ${width - 1}:${countText(low)}]`;

/** A value that has the very type of the expression: what CoreDSL would make wider is cast. */
export function written(expression: Expression, naming: Naming): string {
  const { type } = expression;
  const of = (each: Expression) => written(each, naming);
  const cast = (text: string) => `((${typeIn(type)}) ${text})`;
  switch (expression.kind) {
    case 'constant':
      return constant(expression.value, type);
    case 'count':
      return cast(`(${countText(expression.count)})`);
    case 'variable':
      return nameOf(expression.name, naming);
    case 'unary':
      return expression.operator === '~'
        ? `(~${of(expression.operand)})`
        : cast(`(-${of(expression.operand)})`);
    case 'binary':
      return binary(expression, of, cast);
    case 'compare':
      return cast(`(${of(expression.left)} ${expression.operator} ${of(expression.right)})`);
    case 'choice':
      return `(${of(expression.test)} ? ${of(expression.left)} : ${of(expression.right)})`;
    case 'convert':
      return cast(of(expression.operand));
    case 'bits':
      return `${of(expression.operand)}${place(expression.low, type.width)}`;
    case 'lookup':
      return lookup(expression, naming);
    default:
      return `(${expression.parts.map((part) => (part.type.signed ? `((unsigned) ${of(part)})` : of(part))).join(' :: ')})`;
  }
}

function constant(value: bigint, { signed, width }: Type): string {
  const digits = BigInt.asUintN(width, value).toString(16);
  return signed ? `((signed) ${width}'h${digits})` : `${width}'h${digits}`;
}

function binary(
  { operator, left, right, type }: Expression & { kind: 'binary' },
  of: (each: Expression) => string,
  cast: (text: string) => string,
): string {
  const [a, b] = [of(left), of(right)];
  const text = `(${a} ${operator} ${b})`;
  if (operator === '+' || operator === '-' || operator === '*') return cast(text);
  // CoreDSL does not say what comes of a division by 0.
  if (operator === '/') return `(${b} == 0 ? ${constant(-1n, type)} : ${cast(text)})`;
  if (operator === '%') return `(${b} == 0 ? ${a} : ${cast(text)})`;
  return text;
}

/** Numbers of words that loops say stand as they are. */
const indexText = (index: Expression, naming: Naming) =>
  index.kind === 'count'
    ? countText(index.count)
    : index.kind === 'constant'
      ? String(index.value)
      : written(index, naming);

/** What stands beyond an array is not said there. */
function lookup(read: Expression & { kind: 'lookup' }, naming: Naming): string {
  const at = indexText(read.index, naming);
  const word = `${plainName(read.table.name)}[${at}]`;
  return mayMiss(read) ? `(${at} < ${read.table.depth} ? ${word} : ${constant(0n, read.type)})` : word;
}

function writing({ table, index, value }: Step & { kind: 'write' }, naming: Naming): string {
  const at = indexText(index, naming);
  const text = `${plainName(table.name)}[${at}] = ${written(value, naming)};`;
  return mayMiss({ table, index }) ? `if (${at} < ${table.depth}) ${text}` : text;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function linesOf(steps: readonly Step[], naming: Naming): string[] {
  return steps.flatMap((step): string[] => {
    switch (step.kind) {
      case 'assign': {
        const target = nameOf(step.name, naming);
        const part = step.low ? place(step.low, step.value.type.width) : '';
        return [`${target}${part} = ${written(step.value, naming)};`];
      }
      case 'if': {
        const head = [`if (${written(step.test, naming)}) {`, ...indented(linesOf(step.then, naming))];
        if (step.otherwise.length === 0) return [...head, '}'];
        return [...head, '} else {', ...indented(linesOf(step.otherwise, naming)), '}'];
      }
      case 'for': {
        const { name, from, to } = step;
        const head = `for (int ${name} = ${from}; ${name} < ${to}; ${name} = ${name} + 1) {`;
        return [head, ...indented(linesOf(step.body, naming)), '}'];
      }
      case 'write':
        return [writing(step, naming)];
      default:
        return [`if (${written(step.test, naming)}) break;`];
    }
  });
}

/** Whether the result is said once, on every way, and by nobody read: then it goes to its register at once. */
function saysResultOnce({ behaviour: { steps } }: Known): boolean {
  const text = JSON.stringify(steps, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  const said = text.split('"kind":"assign","name":"rd"').length - 1;
  const isRead = text.includes('"kind":"variable","name":"rd"');
  return (
    said === 1 && !isRead && steps.some((step) => step.kind === 'assign' && step.name === 'rd' && !step.low)
  );
}

/** The load or store, before anything changes that its address is made of. */
function accessLines(known: Known, naming: Naming): string[] {
  if (!known.access) return [];
  const { kind, type, size, isDown, address, data } = known.access;
  const place = freeName(known, 'place');
  const lowest = 2 ** size;
  const sum = written(address, naming);
  const mask = `32'h${(2 ** 32 - lowest).toString(16)}`;
  const cells = size === 0 ? `MEM[${place}]` : `MEM[${place} + ${lowest - 1}:${place}]`;
  return [
    `unsigned<32> ${place} = ${isDown && size > 0 ? `(${sum} & ${mask})` : sum};`,
    kind === 'load'
      ? `${typeIn(type)} loaded = (${typeIn(type)}) ${cells};`
      : `${cells} = (unsigned<${type.width}>) ${written(data!, naming)};`,
  ];
}

/** Statements of a behavior. */
export function behaviorLines(known: Known): string[] {
  const { behaviour, fields } = known;
  const hasResult = fields.registers.has('rd') && !saysResultOnce(known);
  const naming = { known, result: hasResult ? freeName(known) : 'X[rd]' };
  return [
    ...accessLines(known, naming),
    ...(hasResult ? [`unsigned<32> ${naming.result} = 0;`] : []),
    ...behaviour.variables.map(({ name, type }) => `${typeIn(type)} ${plainName(name)} = 0;`),
    ...linesOf(behaviour.steps, naming),
    ...(hasResult ? [`X[rd] = ${naming.result};`] : []),
  ];
}
