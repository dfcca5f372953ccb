import { commentAbove } from '../read/comments.ts';
import type { Cursor } from '../read/cursor.ts';
import { Unreadable } from '../read/cursor.ts';
import { INTEGER_TYPES } from '../expression/types.ts';
import { NET_TYPES } from '../read/netTypes.ts';
import { parseRanges, parseType, startsType } from '../read/parseType.ts';
import type { RangeSyntax, TypeSyntax } from '../read/syntax.ts';
import { WORD } from '../read/tokens.ts';
import { skipOne } from './statement.ts';
import { say } from '../wording/sentences.ts';

/** What stands in the body of a module, item by item, as text. */
export type BodyItem = { from: number; to: number; offset: number } & (
  | { kind: 'nets'; nets: NetDeclaration[] }
  | { kind: 'assigns'; assigns: { target: string; value: string }[] }
  | { kind: 'instances'; module: string; settings: Settings; instances: BodyInstance[]; comment?: string }
  | { kind: 'declaration' }
  | { kind: 'import' }
  /** Directions of a header that gives names alone. */
  | { kind: 'ports' }
  | { kind: 'logic' }
);

export interface NetDeclaration {
  name: string;
  type: TypeSyntax;
  unpacked: RangeSyntax[];
  /** `wire x = value;` */
  value: string | undefined;
  isVariable: boolean;
}

/** Expressions by name, or by position. */
export type Settings = { named: Map<string, string> } | { ordered: string[] };

export interface BodyInstance {
  name: string;
  pins: Settings;
  implicit: boolean;
  offset: number;
}

const DECLARATIONS = new Set(['parameter', 'localparam', 'typedef', 'function', 'task', 'genvar', 'let']);
const PORTS = new Set(['input', 'output', 'inout']);

/** Items of a module's body, from behind its header to its end; what is no plain declaration or instance is logic. */
export function readBody(cursor: Cursor): BodyItem[] {
  const items: BodyItem[] = [];
  while (!cursor.done && !/^end(module|interface|program)$/.test(cursor.text)) {
    if (cursor.is('generate') || cursor.is('endgenerate') || cursor.is(';')) {
      cursor.take();
      continue;
    }
    const { at, offset } = cursor;
    const item = tryItem(cursor) ?? { kind: 'logic' as const };
    if (item.kind === 'logic') {
      cursor.at = at;
      skipOne(cursor);
    }
    if (cursor.at === at) cursor.take();
    items.push({ ...item, from: at, to: cursor.at, offset });
  }
  return items;
}

type Bare<T> = T extends unknown ? Omit<T, 'from' | 'to' | 'offset'> : never;

function tryItem(cursor: Cursor): Bare<BodyItem> | undefined {
  try {
    if (cursor.is('import')) return skipped(cursor, 'import');
    if (PORTS.has(cursor.text)) return skipped(cursor, 'ports');
    if (DECLARATIONS.has(cursor.text)) return skipped(cursor, 'declaration');
    if (cursor.is('assign')) return assigns(cursor);
    if (startsNets(cursor)) return nets(cursor);
    if (cursor.isName()) return instances(cursor);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  return undefined;
}

function skipped(cursor: Cursor, kind: 'import' | 'declaration' | 'ports'): Bare<BodyItem> {
  if (cursor.is('function') || cursor.is('task')) skipOne(cursor);
  else cursor.skipStatement();
  return { kind };
}

function assigns(cursor: Cursor): Bare<BodyItem> {
  cursor.expect('assign');
  const found: { target: string; value: string }[] = [];
  do {
    const target = cursor.expression('=');
    cursor.expect('=');
    found.push({ target, value: cursor.expression(',;') });
  } while (cursor.accept(','));
  cursor.expect(';');
  return { kind: 'assigns', assigns: found };
}

function startsNets(cursor: Cursor): boolean {
  const { text } = cursor;
  if (NET_TYPES.has(text) || Object.hasOwn(INTEGER_TYPES, text) || text === 'var') return true;
  if (!startsType(cursor) || !cursor.isName()) return text === 'struct' || text === 'enum';
  // `name name (` is an instance, `name name ;` a net of a named type.
  return isNetOfName(cursor);
}

function isNetOfName(cursor: Cursor): boolean {
  const from = cursor.at;
  parseType(cursor);
  const isNet = cursor.isName() && [';', ',', '=', '['].includes(cursor.peek(1)) && !arrayOfInstances(cursor);
  cursor.at = from;
  return isNet;
}

function arrayOfInstances(cursor: Cursor): boolean {
  let ahead = 1;
  while (cursor.is('[', ahead)) ahead = cursor.closing(cursor.at + ahead) - cursor.at;
  return cursor.is('(', ahead);
}

function nets(cursor: Cursor): Bare<BodyItem> {
  const isNet = NET_TYPES.has(cursor.text);
  if (isNet || cursor.is('var')) cursor.take();
  if (cursor.is('(') || cursor.is('#')) cursor.fail(say('HDL/structure/strengths', {}));
  const type = parseType(cursor);
  const found: NetDeclaration[] = [];
  do {
    const name = cursor.name();
    const unpacked = parseRanges(cursor);
    const value = cursor.accept('=') ? cursor.expression(',;') : undefined;
    found.push({ name, type, unpacked, value, isVariable: !isNet });
  } while (cursor.accept(','));
  cursor.expect(';');
  return { kind: 'nets', nets: found };
}

function instances(cursor: Cursor): Bare<BodyItem> {
  const comment = commentAbove(cursor, cursor.at);
  const module = cursor.name();
  const settings: Settings = cursor.accept('#') ? list(cursor).values : { ordered: [] };
  const found: BodyInstance[] = [];
  do {
    const { offset } = cursor;
    const name = cursor.name();
    if (!cursor.is('(')) cursor.fail(say('HDL/structure/instances', {}));
    const { values, implicit } = list(cursor);
    found.push({ name, pins: values, implicit, offset });
  } while (cursor.accept(','));
  cursor.expect(';');
  return { kind: 'instances', module, settings, instances: found, ...(comment ? { comment } : {}) };
}

/** `(.a(x), .b, .*)` or `(x, y)`. */
function list(cursor: Cursor): { values: Settings; implicit: boolean } {
  cursor.expect('(');
  const named = new Map<string, string>();
  const ordered: string[] = [];
  let implicit = false;
  while (!cursor.is(')') && !cursor.done) {
    if (cursor.accept('.')) {
      if (cursor.accept('*')) implicit = true;
      else namedValue(cursor, named);
    } else ordered.push(cursor.is(',') ? '' : cursor.expression(','));
    if (!cursor.accept(',')) break;
  }
  cursor.expect(')');
  return { values: ordered.length > 0 ? { ordered } : { named }, implicit };
}

function namedValue(cursor: Cursor, named: Map<string, string>): void {
  const name = cursor.name();
  if (!cursor.accept('(')) {
    named.set(name, name);
    return;
  }
  named.set(name, cursor.is(')') ? '' : cursor.expression(')'));
  cursor.expect(')');
}

/** Identifiers in a stretch of tokens, members behind a dot left out. */
export function namesIn({ tokens }: Cursor, from: number, to: number): Set<string> {
  const names = new Set<string>();
  for (let at = from; at < to; at++) {
    if (tokens.kind(at) === WORD && tokens.at(at - 1) !== '.') names.add(tokens.at(at).replace(/^\\/, ''));
  }
  return names;
}
