import { WIDEST } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import type { WordReader } from './reader.ts';
import type { CoreNode } from './syntax.ts';
import { unexpectedWord, unsayable } from './tokens.ts';

/** Operators of two sides, those that bind least first, as in C. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

const SHORTHANDS: Readonly<Record<string, number>> = { char: 8, short: 16, int: 32, long: 64 };
const TYPES = new Set(['signed', 'unsigned', 'bool', ...Object.keys(SHORTHANDS)]);
const XLEN = 32;

export const beginsType = (text: string): boolean => TYPES.has(text);

/** `signed<8>`, `unsigned int`, `int`, `bool`; without a width where only the sign is said. */
export function signAndWidth(reader: WordReader): { signed: boolean; width: number | undefined } {
  const { text, at } = reader.take();
  if (text === 'bool') return { signed: false, width: 1 };
  const short = SHORTHANDS[text];
  if (short !== undefined) return { signed: true, width: short };
  const signed = text === 'signed';
  if (reader.takeIf('<')) {
    const word = reader.take();
    const width = word.text === 'XLEN' ? XLEN : Number(word.text);
    if (!Number.isInteger(width) || width < 1 || width > WIDEST)
      throw unsayable(word.at, `${text}<${word.text}>`);
    reader.expect('>');
    return { signed, width };
  }
  const width = SHORTHANDS[reader.word.text];
  if (width !== undefined) reader.take();
  else if (reader.word.kind === 'name' && beginsType(reader.word.text)) throw unsayable(at, text);
  return { signed, width };
}

/** A type whose width is said. */
export function typeIn(reader: WordReader): Type {
  const { at, text } = reader.word;
  if (!beginsType(text)) throw unexpectedWord(reader.word, 'a type');
  const { signed, width } = signAndWidth(reader);
  if (width === undefined) throw unsayable(at, text);
  return { signed, width };
}

/** A conditional expression; assignments are statements. */
export function expressionIn(reader: WordReader): CoreNode {
  const test = joined(reader);
  if (!reader.is('?')) return test;
  const { at } = reader.take();
  const left = expressionIn(reader);
  reader.expect(':');
  return { kind: 'choice', at, test, left, right: expressionIn(reader) };
}

function joined(reader: WordReader): CoreNode {
  const first = binary(reader, 0);
  if (!reader.is('::')) return first;
  const { at } = reader.word;
  const parts = [first];
  while (reader.takeIf('::')) parts.push(binary(reader, 0));
  return { kind: 'join', at, parts };
}

function binary(reader: WordReader, level: number): CoreNode {
  const operators = LEVELS[level];
  if (operators === undefined) return prefixed(reader);
  let left = binary(reader, level + 1);
  while (reader.is(...operators)) {
    const { at, text: operator } = reader.take();
    left = { kind: 'binary', at, operator, left, right: binary(reader, level + 1) };
  }
  return left;
}

function prefixed(reader: WordReader): CoreNode {
  const { at, text } = reader.word;
  if (reader.is('++', '--', '+')) throw unsayable(at, text);
  if (reader.is('-', '~', '!')) {
    reader.take();
    return { kind: 'unary', at, operator: text, operand: prefixed(reader) };
  }
  if (!reader.is('(') || !beginsType(reader.ahead(1).text)) return postfixed(reader);
  reader.take();
  const type = signAndWidth(reader);
  reader.expect(')');
  return { kind: 'cast', at, ...type, operand: prefixed(reader) };
}

function postfixed(reader: WordReader): CoreNode {
  let operand = primary(reader);
  for (;;) {
    const { at, text } = reader.word;
    if (reader.is('.', '++', '--', '(')) throw unsayable(at, text);
    if (!reader.takeIf('[')) return operand;
    const high = expressionIn(reader);
    const low = reader.takeIf(':') ? expressionIn(reader) : undefined;
    reader.expect(']');
    operand = { kind: 'index', at, operand, high, low };
  }
}

function primary(reader: WordReader): CoreNode {
  const { at, kind, text } = reader.word;
  if (reader.takeIf('(')) {
    const inner = expressionIn(reader);
    reader.expect(')');
    return inner;
  }
  if (kind === 'number') return { kind: 'number', at, text: reader.take().text };
  if (kind !== 'name') throw unexpectedWord(reader.word, 'a value');
  reader.take();
  if (text === 'true' || text === 'false')
    return { kind: 'number', at, text: text === 'true' ? "1'b1" : "1'b0" };
  return { kind: 'name', at, name: text };
}
