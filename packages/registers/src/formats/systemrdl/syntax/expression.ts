import type { Cursor } from './cursor.ts';
import { VALUE_WORDS } from './keywords.ts';
import { numberLiteral } from './number.ts';
import type { Expression, PathStep } from './tree.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Binary operators, the loosest first (Table 11). */
const LEVELS = [
  ['||'],
  ['&&'],
  ['|'],
  ['^', '~^', '^~'],
  ['&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
  ['**'],
];
const PRECEDENCE = new Map(LEVELS.flatMap((operators, level) => operators.map((each) => [each, level])));
const UNARY = new Set(['+', '-', '~', '!', '&', '~&', '|', '~|', '^', '~^', '^~']);
const CAST_TYPES = new Set(['boolean', 'bit', 'longint', 'string']);

export function parseExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const condition = binary(cursor, 0);
    if (!cursor.is('?')) return condition;
    const { at } = cursor.next();
    const yes = parseExpression(cursor);
    cursor.expect(':');
    return { kind: 'conditional', at, condition, yes, no: parseExpression(cursor) };
  });
}

function binary(cursor: Cursor, least: number): Expression {
  let left = unary(cursor);
  for (;;) {
    const level = cursor.token.kind === 'operator' ? PRECEDENCE.get(cursor.token.text) : undefined;
    if (level === undefined || level < least) return left;
    const { text: operator, at } = cursor.next();
    left = { kind: 'binary', at, operator, left, right: binary(cursor, level + 1) };
  }
}

function unary(cursor: Cursor): Expression {
  const { kind, text: operator, at } = cursor.token;
  if (kind !== 'operator' || !UNARY.has(operator)) return castOf(primary(cursor), cursor);
  cursor.next();
  return cursor.nested(() => ({ kind: 'unary', at, operator, operand: unary(cursor) }));
}

/** `width'(x)` where a number or parenthesis stands before the apostrophe. */
function castOf(to: Expression, cursor: Cursor): Expression {
  if (!cursor.is("'") || cursor.peek(1).text !== '(') return to;
  const { at } = cursor.next();
  return { kind: 'cast', at, to, operand: parenthesis(cursor) };
}

function parenthesis(cursor: Cursor): Expression {
  cursor.expect('(');
  const inner = parseExpression(cursor);
  cursor.expect(')');
  return inner;
}

function primary(cursor: Cursor): Expression {
  const { kind, text, at } = cursor.token;
  if (kind === 'number') return { kind, at, ...numberLiteral(cursor.next().text, at) };
  if (kind === 'string') return { kind, at, value: strings(cursor) };
  if (kind === 'name') return named(cursor);
  if (cursor.is('(')) return parenthesis(cursor);
  if (cursor.is('{')) return concatenation(cursor);
  if (cursor.is("'")) return { kind: 'array', at, items: arrayItems(cursor) };
  if (kind === 'keyword') return keyword(cursor);
  return cursor.fail(text === ';' ? say('RDL/expected/before', {}) : say('RDL/expected/value', {}));
}

/** Strings that follow each other are one. */
function strings(cursor: Cursor): string {
  let value = '';
  while (cursor.token.kind === 'string') value += cursor.next().text;
  return value;
}

function keyword(cursor: Cursor): Expression {
  const { text, at } = cursor.token;
  if (text === 'true' || text === 'false')
    return { kind: 'boolean', at, value: cursor.next().text === 'true' };
  if (CAST_TYPES.has(text)) {
    cursor.next();
    cursor.take('unsigned');
    cursor.expect("'");
    return { kind: 'cast', at, to: text as 'boolean', operand: parenthesis(cursor) };
  }
  if (text === 'this') {
    cursor.next();
    return { kind: 'reference', at, path: [{ name: 'this', indices: [], at }], property: undefined };
  }
  if (VALUE_WORDS[text] === undefined) cursor.fail(say('RDL/expected/value', {}));
  return { kind: 'word', at, word: cursor.next().text };
}

function concatenation(cursor: Cursor): Expression {
  const { at } = cursor.expect('{');
  const first = parseExpression(cursor);
  if (cursor.is('{')) {
    const inner = concatenation(cursor);
    cursor.expect('}');
    return { kind: 'concatenation', at, count: first, parts: [inner] };
  }
  const parts = [first];
  while (cursor.take(',')) parts.push(parseExpression(cursor));
  cursor.expect('}');
  return { kind: 'concatenation', at, count: undefined, parts };
}

function arrayItems(cursor: Cursor): Expression[] {
  cursor.expect("'");
  cursor.expect('{');
  const items: Expression[] = [];
  while (!cursor.is('}')) {
    items.push(parseExpression(cursor));
    if (!cursor.take(',')) break;
  }
  cursor.expect('}');
  return items;
}

function named(cursor: Cursor): Expression {
  const { text, at } = cursor.token;
  const after = cursor.peek(1).text;
  if (after === '::') {
    cursor.next();
    cursor.next();
    return { kind: 'member', at, enumeration: text, name: cursor.name(say('RDL/name/enumerated', {})).text };
  }
  if (after === "'" && cursor.peek(2).text === '{') return structure(cursor);
  const path = parsePath(cursor);
  return { kind: 'reference', at, path, property: cursor.take('->') ? propertyName(cursor) : undefined };
}

function structure(cursor: Cursor): Expression {
  const { text: type, at } = cursor.next();
  cursor.expect("'");
  cursor.expect('{');
  const members: { name: string; value: Expression }[] = [];
  while (!cursor.is('}')) {
    const { text: name } = cursor.name(say('RDL/name/member', {}));
    cursor.expect(':');
    members.push({ name, value: parseExpression(cursor) });
    if (!cursor.take(',')) break;
  }
  cursor.expect('}');
  return { kind: 'structure', at, type, members };
}

/** Name of a property, which may be a keyword too. */
export function propertyName(cursor: Cursor): string {
  const { kind } = cursor.token;
  if (kind !== 'name' && kind !== 'keyword') cursor.fail(say('RDL/expected/property', {}));
  return cursor.next().text;
}

/** `a[1].b`. */
export function parsePath(cursor: Cursor): PathStep[] {
  const path: PathStep[] = [];
  do {
    const { text: name, at } = cursor.name(say('RDL/name/instance', {}));
    const indices: Expression[] = [];
    while (cursor.take('[')) {
      indices.push(parseExpression(cursor));
      cursor.expect(']');
    }
    path.push({ name, indices, at });
  } while (cursor.take('.'));
  return path;
}
