import { commentBehind } from './comments.ts';
import { Unreadable } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { NET_TYPES } from './netTypes.ts';
import { IMPLICIT, parseRanges, parseType, startsType } from './parseType.ts';
import type { PortSyntax, TypeSyntax, UnitSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

const DIRECTIONS: Readonly<Record<string, PortSyntax['direction']>> = {
  input: 'in',
  output: 'out',
  inout: 'inout',
  ref: 'ref',
};

/** Names of a non-ANSI header: port name → name of the declaration in the body. */
export type HeaderNames = Map<string, string>;

/**
 * The port list of a header, at its opening bracket. Ports of an ANSI list go into `unit`; of a non-ANSI one the names
 * are given back (23.2.2).
 */
export function parsePortList(cursor: Cursor, unit: UnitSyntax): HeaderNames | undefined {
  const end = cursor.closing(cursor.at);
  const ansi = isAnsi(cursor);
  cursor.expect('(');
  const names: HeaderNames = new Map();
  const list = new AnsiList(unit);
  while (cursor.at < end - 1) {
    const from = cursor.at;
    try {
      if (ansi) list.parse(cursor);
      else parseHeaderName(cursor, names);
      if (cursor.at < end - 1) cursor.expect(',');
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unit.problems.push(unreadablePort(error, cursor, from));
      list.forget();
      cursor.at = Math.max(from, cursor.at);
      cursor.at = Math.min(end - 1, cursor.find(',') + 1);
    }
  }
  cursor.at = end - 1;
  cursor.expect(')');
  return ansi ? undefined : names;
}

function unreadablePort(error: Unreadable, cursor: Cursor, from: number): UnitSyntax['problems'][number] {
  const port = cursor.tokens.slice(from, Math.min(from + 8, cursor.find(',')));
  return {
    code: 'HDL-PORT',
    ...say('HDL/port/at', { port, why: error.said }),
    offset: error.offset,
  };
}

/** A list is ANSI unless its first port is a bare name, `.name(…)` or `{…}`. */
function isAnsi(cursor: Cursor): boolean {
  if (cursor.is(')', 1) || cursor.is('{', 1) || cursor.is(',', 1)) return false;
  if (cursor.is('.', 1)) return false;
  return !(cursor.isName(1) && [',', ')', '['].includes(cursor.peek(2)) && !startsTypeAt(cursor, 1));
}

function startsTypeAt(cursor: Cursor, ahead: number): boolean {
  cursor.at += ahead;
  const starts = startsType(cursor);
  cursor.at -= ahead;
  return starts;
}

function parseHeaderName(cursor: Cursor, names: HeaderNames): void {
  if (cursor.is(',') || cursor.is(')')) return;
  if (cursor.is('{')) cursor.fail(say('HDL/port/concatenation', {}));
  if (!cursor.accept('.')) {
    const name = cursor.name();
    if (cursor.is('[')) cursor.fail(say('HDL/port/part', { name }));
    names.set(name, name);
    return;
  }
  const name = cursor.name();
  cursor.expect('(');
  if (!cursor.is(')', 1)) cursor.fail(say('HDL/port/expression', { name }));
  names.set(name, cursor.name());
  cursor.expect(')');
}

/** Ports of an ANSI list inherit direction and type from the port before (23.2.2.3). */
class AnsiList {
  readonly #unit: UnitSyntax;
  #direction: PortSyntax['direction'] = 'inout';
  #type: TypeSyntax | undefined = IMPLICIT;

  constructor(unit: UnitSyntax) {
    this.#unit = unit;
  }

  /** After a port that could not be read nothing can be inherited. */
  forget(): void {
    this.#type = undefined;
  }

  parse(cursor: Cursor): void {
    if (isInterfacePort(cursor)) return this.#interfacePort(cursor);
    this.#header(cursor);
    const { offset } = cursor;
    if (cursor.is('.')) cursor.fail(say('HDL/port/expressions', {}));
    const name = cursor.name();
    const unpacked = parseRanges(cursor);
    if (cursor.accept('=')) cursor.expression(',');
    if (!this.#type) throw new Unreadable(say('HDL/port/inherits', { name }), offset);
    if (!cursor.is(',') && !cursor.is(')')) cursor.fail(say('HDL/expected/comma', { name }));
    const comment = commentBehind(cursor);
    this.#unit.ports.push({ name, direction: this.#direction, type: this.#type, unpacked, offset, comment });
  }

  #header(cursor: Cursor): void {
    const direction = Object.hasOwn(DIRECTIONS, cursor.text) ? DIRECTIONS[cursor.take()] : undefined;
    const net = cursor.accept('var') || skipNetType(cursor);
    if (direction) this.#direction = direction;
    if (startsType(cursor) || cursor.is('[') || cursor.is('signed') || cursor.is('unsigned')) {
      this.#type = parseType(cursor);
    } else if (direction || net) this.#type = IMPLICIT;
  }

  #interfacePort(cursor: Cursor): void {
    const { offset } = cursor;
    const kind = cursor.take();
    const modport = cursor.accept('.') ? cursor.name() : undefined;
    const name = cursor.name();
    const dimensions = parseRanges(cursor);
    this.#unit.interfacePorts.push({ name, interface: kind, modport, dimensions, offset });
    const type = modport === undefined ? kind : `${kind}.${modport}`;
    this.#unit.problems.push(interfaceProblem(name, type, offset));
    this.#type = undefined;
  }
}

export function interfaceProblem(name: string, type: string, offset: number): UnitSyntax['problems'][number] {
  const said = say('HDL/port/interface', { name, interface: type });
  return { code: 'HDL-INTERFACE-PORT', ...said, offset, severity: 'warning' };
}

function isInterfacePort(cursor: Cursor): boolean {
  return cursor.is('interface') || (cursor.isName() && cursor.is('.', 1) && cursor.isName(2));
}

/** A net type with its charge or drive strength and `vectored`; true where there was one. */
function skipNetType(cursor: Cursor): boolean {
  if (!NET_TYPES.has(cursor.text)) return false;
  cursor.take();
  if (cursor.is('vectored') || cursor.is('scalared')) cursor.take();
  return true;
}

/** `input …;` in the body of a non-ANSI module, from the direction on (A.2.1.2). */
export function parsePortStatement(cursor: Cursor, ports: PortSyntax[]): void {
  const direction = DIRECTIONS[cursor.take()]!;
  if (!cursor.accept('var')) skipNetType(cursor);
  const type = parseType(cursor);
  do {
    const { offset } = cursor;
    const name = cursor.name();
    const unpacked = parseRanges(cursor);
    if (cursor.accept('=')) cursor.expression(',;');
    ports.push({ name, direction, type, unpacked, offset, comment: commentBehind(cursor) });
  } while (cursor.accept(','));
  cursor.expect(';');
}

/** A net or variable declaration that may complete a port of a non-ANSI module; tells `found` of each name. */
export function parseDataStatement(
  cursor: Cursor,
  found: (name: string, type: TypeSyntax, unpacked: PortSyntax['unpacked']) => void,
): void {
  if (!cursor.accept('var')) skipNetType(cursor);
  if (cursor.is('(')) cursor.at = cursor.closing(cursor.at);
  const type = parseType(cursor);
  if (cursor.is('#')) cursor.at = cursor.is('(', 1) ? cursor.closing(cursor.at + 1) : cursor.at + 2;
  do {
    const name = cursor.name();
    found(name, type, parseRanges(cursor));
    if (cursor.accept('=')) cursor.expression(',;');
  } while (cursor.accept(','));
}
