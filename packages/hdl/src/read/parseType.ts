import { INTEGER_TYPES } from '../expression/types.ts';
import type { Cursor } from './cursor.ts';
import type { EnumMember, RangeSyntax, StructMember, TypeSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

const OTHER_TYPES = new Set([
  'string',
  'real',
  'shortreal',
  'realtime',
  'event',
  'chandle',
  'void',
  'untyped',
]);
const MAXIMUM_NESTING = 64;

export const IMPLICIT: TypeSyntax = { kind: 'vector', base: 'implicit', signed: undefined, packed: [] };

/** True where a data type other than an implicit one starts (A.2.2.1). */
export function startsType(cursor: Cursor): boolean {
  const { text } = cursor;
  if (Object.hasOwn(INTEGER_TYPES, text) || OTHER_TYPES.has(text)) return true;
  if (['enum', 'struct', 'union', 'virtual', 'type'].includes(text)) return true;
  return startsNamedType(cursor);
}

/** A name is a type where another name follows, past `::`, `#(…)` and packed dimensions. */
function startsNamedType(cursor: Cursor): boolean {
  if (!cursor.isName() && !cursor.is('$unit')) return false;
  let ahead = 1;
  for (;;) {
    if (cursor.is('#', ahead) && cursor.is('(', ahead + 1))
      ahead = cursor.closing(cursor.at + ahead + 1) - cursor.at;
    else if (cursor.is('::', ahead)) ahead += 2;
    else if (cursor.is('[', ahead)) ahead = cursor.closing(cursor.at + ahead) - cursor.at;
    else return cursor.isName(ahead);
  }
}

/** A data type with its packed dimensions; an implicit one where none is written. */
export function parseType(cursor: Cursor, depth = 0): TypeSyntax {
  if (depth > MAXIMUM_NESTING) cursor.fail(say('HDL/type/deep', {}));
  const { text } = cursor;
  if (text === 'enum') return parseEnum(cursor, depth);
  if (text === 'struct' || text === 'union') return parseStruct(cursor, depth);
  if (text === 'type' || text === 'virtual') return parseOther(cursor);
  if (OTHER_TYPES.has(text)) return { kind: 'other', name: cursor.take(), packed: [] };
  if (Object.hasOwn(INTEGER_TYPES, text)) {
    return { kind: 'vector', base: cursor.take(), signed: parseSigning(cursor), packed: parseRanges(cursor) };
  }
  if (startsNamedType(cursor)) return parseNamed(cursor);
  return { kind: 'vector', base: 'implicit', signed: parseSigning(cursor), packed: parseRanges(cursor) };
}

function parseSigning(cursor: Cursor): boolean | undefined {
  if (cursor.accept('signed')) return true;
  return cursor.accept('unsigned') ? false : undefined;
}

/** `[a:b]` and `[n]`, any number of them; `[]`, `[$]` and `[*]` are refused. */
export function parseRanges(cursor: Cursor): RangeSyntax[] {
  const ranges: RangeSyntax[] = [];
  while (cursor.accept('[')) {
    if (cursor.is(']') || cursor.is('$') || cursor.is('*')) cursor.fail(say('HDL/type/dimension', {}));
    const left = cursor.expression(':');
    ranges.push({ left, right: cursor.accept(':') ? cursor.expression(']') : undefined });
    cursor.expect(']');
  }
  return ranges;
}

function parseNamed(cursor: Cursor): TypeSyntax {
  const from = cursor.at;
  let parameterized = false;
  cursor.at += 1;
  while (cursor.is('::') || cursor.is('#')) {
    const step: number = cursor.is('#') ? cursor.closing(cursor.at + 1) : cursor.at + 2;
    parameterized ||= cursor.is('#');
    cursor.at = step;
  }
  const name = cursor.tokens.slice(from, cursor.at).replaceAll(/\s+/g, '');
  if (parameterized) return { kind: 'other', name, packed: parseRanges(cursor) };
  return { kind: 'named', name, packed: parseRanges(cursor) };
}

/** `type(x)` and `virtual [interface] name #(…).modport`. */
function parseOther(cursor: Cursor): TypeSyntax {
  const from = cursor.at;
  if (cursor.accept('type')) cursor.at = cursor.closing(cursor.at);
  else {
    cursor.expect('virtual');
    cursor.accept('interface');
    cursor.name();
    if (cursor.accept('#')) cursor.at = cursor.closing(cursor.at);
    if (cursor.accept('.')) cursor.name();
  }
  return { kind: 'other', name: cursor.tokens.slice(from, cursor.at), packed: [] };
}

function parseEnum(cursor: Cursor, depth: number): TypeSyntax {
  cursor.expect('enum');
  const base = cursor.is('{') ? undefined : parseEnumBase(cursor, depth);
  cursor.expect('{');
  const members: EnumMember[] = [];
  do {
    const name = cursor.name();
    const [range] = parseRanges(cursor);
    members.push({ name, range, value: cursor.accept('=') ? cursor.expression(',') : undefined });
  } while (cursor.accept(','));
  cursor.expect('}');
  return { kind: 'enum', base, members, packed: parseRanges(cursor) };
}

/** The base may be a bare type name, which no other name follows. */
function parseEnumBase(cursor: Cursor, depth: number): TypeSyntax {
  if (startsType(cursor) || !cursor.isName()) return parseType(cursor, depth + 1);
  let name = cursor.name();
  if (cursor.accept('::')) name += `::${cursor.name()}`;
  return { kind: 'named', name, packed: parseRanges(cursor) };
}

function parseStruct(cursor: Cursor, depth: number): TypeSyntax {
  const union = cursor.take() === 'union';
  if (cursor.accept('tagged')) cursor.fail(say('HDL/type/tagged', {}));
  const isPacked = cursor.accept('packed');
  parseSigning(cursor);
  cursor.expect('{');
  const members: StructMember[] = [];
  while (!cursor.accept('}')) members.push(...parseMembers(cursor, depth));
  return { kind: 'struct', union, isPacked, members, packed: parseRanges(cursor) };
}

function parseMembers(cursor: Cursor, depth: number): StructMember[] {
  if (cursor.is('rand') || cursor.is('randc')) cursor.take();
  const type = parseType(cursor, depth + 1);
  const members: StructMember[] = [];
  do {
    const name = cursor.name();
    members.push({ name, type, unpacked: parseRanges(cursor) });
    if (cursor.accept('=')) cursor.expression(',;');
  } while (cursor.accept(','));
  cursor.expect(';');
  return members;
}
