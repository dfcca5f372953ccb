import { say } from '../wording/sentences.ts';
import { LanguageError } from '../language/problem.ts';
import { typeText, unsigned } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import { arrayOf, isGuardedWord, wordOf } from './arrays.ts';
import type { CoreArray } from './arrays.ts';
import { differenceOf, linearOf, linearText } from './linear.ts';
import { numberOf } from './numbers.ts';
import type { CoreNode } from './syntax.ts';
import { unsayable } from './tokens.ts';
import { common, converted, held, resultOf } from './typed.ts';
import type { Value } from './typed.ts';

/** The names that are known at a place. */
export interface Names {
  /** Types of operands by field, of states and of variables. */
  types: ReadonlyMap<string, Type>;
  /** Registers of several words. */
  arrays: ReadonlyMap<string, CoreArray>;
  /** Registers of the encoding, which are read as `X[rs1]`. */
  registers: ReadonlySet<string>;
  /** The field of the encoding that is the immediate. */
  immediate: string | undefined;
  /** What names become whose own would not do. */
  spelled: ReadonlyMap<string, string>;
  /** Variables of loops. */
  loops: ReadonlyMap<string, Type>;
}

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];

/** An expression of CoreDSL in the language of definitions. */
export function valueOf(node: CoreNode, names: Names): Value {
  switch (node.kind) {
    case 'number': {
      const { value, width, signed } = numberOf(node.text);
      const type = held(node.at, { signed, width });
      return { text: `${typeText(type)}(${value})`, type, constant: value };
    }
    case 'name':
      return named(node, names);
    case 'unary':
      return unary(node, names);
    case 'binary':
      return binary(node, names);
    case 'choice':
      return choice(node, names);
    case 'cast':
      return cast(node, names);
    case 'join':
      return join(node, names);
    default:
      return index(node, names);
  }
}

function named(
  { name, at }: CoreNode & { kind: 'name' },
  { types, registers, loops, spelled }: Names,
): Value {
  const loop = loops.get(name);
  const text = spelled.get(name) ?? name;
  if (loop) return { text: `${typeText(loop)}(${text})`, type: loop };
  const type = types.get(name);
  if (type && !registers.has(name)) return { text, type };
  if (registers.has(name)) throw unsayable(at, name);
  throw new LanguageError(at.line, say('insn-name/unknown', { column: at.column, name }));
}

/** Whether a value is one bit that is true. */
export function conditionOf(node: CoreNode, names: Names): string {
  const value = valueOf(node, names);
  if (value.type.width === 1 && !value.type.signed) return value.text;
  return `(${value.text} != ${converted({ text: '', type: value.type, constant: 0n }, value.type)})`;
}

function unary(node: CoreNode & { kind: 'unary' }, names: Names): Value {
  if (node.operator === '!') return { text: `!${conditionOf(node.operand, names)}`, type: unsigned(1) };
  const operand = valueOf(node.operand, names);
  if (node.operator === '~') return { text: `~(${operand.text})`, type: operand.type };
  const type = held(node.at, { signed: true, width: operand.type.width + 1 });
  if (operand.constant !== undefined) {
    const constant = -operand.constant;
    return { text: `${typeText(type)}(${constant})`, type, constant };
  }
  return { text: `-(${converted(operand, type)})`, type };
}

function binary(node: CoreNode & { kind: 'binary' }, names: Names): Value {
  const { operator, at } = node;
  if (operator === '&&' || operator === '||') {
    const [left, right] = [conditionOf(node.left, names), conditionOf(node.right, names)];
    return { text: `(${left} ${operator} ${right})`, type: unsigned(1) };
  }
  const [left, right] = [valueOf(node.left, names), valueOf(node.right, names)];
  if (operator === '<<' || operator === '>>') {
    if (right.type.signed) throw unsayable(node.right.at, typeText(right.type));
    return { text: `(${left.text} ${operator} ${right.text})`, type: left.type };
  }
  if (COMPARISONS.includes(operator)) {
    const both = held(at, common(left.type, right.type));
    return { text: `(${converted(left, both)} ${operator} ${converted(right, both)})`, type: unsigned(1) };
  }
  if ((operator === '/' || operator === '%') && (left.type.signed || right.type.signed))
    throw unsayable(at, operator);
  return computed(node, left, right);
}

/** In a type that holds both sides and what comes of them. */
function computed({ operator, at }: CoreNode & { kind: 'binary' }, left: Value, right: Value): Value {
  const type = held(at, resultOf(operator, left.type, right.type));
  const within = held(at, common(common(left.type, right.type), type));
  const text = `(${converted(left, within)} ${operator} ${converted(right, within)})`;
  return { text: converted({ text, type: within }, type), type };
}

function choice(node: CoreNode & { kind: 'choice' }, names: Names): Value {
  if (isGuardedWord(node, names)) return valueOf(node.left, names);
  const test = conditionOf(node.test, names);
  const [left, right] = [valueOf(node.left, names), valueOf(node.right, names)];
  const type = held(node.at, common(left.type, right.type));
  return { text: `(${test} ? ${converted(left, type)} : ${converted(right, type)})`, type };
}

/** Sums and products of which no more bits are kept than of their sides need no others. */
function within({ operand }: CoreNode & { kind: 'cast' }, type: Type, names: Names): Value | undefined {
  const isRing = operand.kind === 'binary' && ['+', '-', '*'].includes(operand.operator);
  if (!isRing) return undefined;
  const [left, right] = [valueOf(operand.left, names), valueOf(operand.right, names)];
  if (resultOf(operand.operator, left.type, right.type).width < type.width) return undefined;
  return { text: `(${converted(left, type)} ${operand.operator} ${converted(right, type)})`, type };
}

function cast(node: CoreNode & { kind: 'cast' }, names: Names): Value {
  if (node.width !== undefined) {
    const kept = within(node, { signed: node.signed, width: node.width }, names);
    if (kept) return kept;
  }
  const operand = valueOf(node.operand, names);
  const type = { signed: node.signed, width: node.width ?? operand.type.width };
  return { text: converted(operand, type), type };
}

function join(node: CoreNode & { kind: 'join' }, names: Names): Value {
  const parts = node.parts.map((part) => valueOf(part, names));
  const type = held(node.at, unsigned(parts.reduce((sum, part) => sum + part.type.width, 0)));
  return { text: `{${parts.map(({ text }) => text).join(', ')}}`, type };
}

function index(node: CoreNode & { kind: 'index' }, names: Names): Value {
  const { operand, at } = node;
  if (operand.kind === 'name' && operand.name === 'X') return register(node, names);
  if (arrayOf(node, names)) return wordOf(node, names, valueOf);
  if (operand.kind === 'name' && !names.types.has(operand.name)) throw unsayable(operand.at, operand.name);
  const whole = valueOf(operand, names);
  const place = placeOf(node, names);
  if (place !== undefined)
    return { text: `${grouped(whole.text)}${place.text}`, type: unsigned(place.width) };
  if (node.low !== undefined) throw unsayable(at, ':');
  const at0 = valueOf(node.high, names);
  if (at0.type.signed) throw unsayable(node.high.at, typeText(at0.type));
  return { text: `${grouped(whole.text)}[${at0.text}]`, type: unsigned(1) };
}

const grouped = (text: string) => (/^\w+$/.test(text) ? text : `(${text})`);

/** `[high:low]` where loops and constants say the place. */
export function placeOf({ high, low, at }: CoreNode & { kind: 'index' }, { loops, spelled }: Names) {
  const [top, bottom] = [linearOf(high, loops), linearOf(low ?? high, loops)];
  if (!top || !bottom) return undefined;
  const width = differenceOf(top, bottom);
  if (width === undefined || width < 0) throw unsayable(at, '[ ]');
  return { text: `[${linearText(bottom, spelled)} +: ${width + 1}]`, width: width + 1 };
}

function register({ high, low, at }: CoreNode & { kind: 'index' }, { types, registers }: Names): Value {
  const name = high.kind === 'name' && low === undefined ? high.name : '';
  if (!registers.has(name) || name === 'rd') throw unsayable(at, `X[${name}]`);
  return { text: name, type: types.get(name)! };
}
