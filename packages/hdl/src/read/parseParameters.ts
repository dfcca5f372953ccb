import type { Cursor } from './cursor.ts';
import { commentBehind } from './comments.ts';
import { parseRanges, parseType, startsType } from './parseType.ts';
import type { ScopeSyntax, TypeSyntax } from './syntax.ts';

/** `#( … )` of a module header (A.1.3), from behind the `#`. */
export function parseParameterPorts(cursor: Cursor, scope: ScopeSyntax): void {
  const end = cursor.closing(cursor.at);
  cursor.expect('(');
  let local = false;
  while (cursor.at < end - 1) {
    if (cursor.is('parameter') || cursor.is('localparam')) local = cursor.take() === 'localparam';
    parseAssignments(cursor, scope, local, ',)');
    if (!cursor.accept(',')) break;
  }
  cursor.at = end - 1;
  cursor.expect(')');
}

/** `parameter …;` or `localparam …;` in a body, from the keyword on. */
export function parseParameterStatement(cursor: Cursor, scope: ScopeSyntax, allLocal: boolean): void {
  const local = cursor.take() === 'localparam' || allLocal;
  parseAssignments(cursor, scope, local, ',;');
  cursor.expect(';');
}

/** `[type] name = value, name = value …` up to the next keyword or type of its own. */
function parseAssignments(cursor: Cursor, scope: ScopeSyntax, local: boolean, stops: string): void {
  if (cursor.is('type') && !cursor.is('(', 1)) return parseTypeAssignments(cursor, scope, local, stops);
  const type = parseParameterType(cursor);
  for (;;) {
    parseAssignment(cursor, scope, local, type, stops);
    const more = cursor.is(',') && cursor.isName(1) && ['=', '[', ','].includes(cursor.peek(2));
    if (!more) return;
    cursor.take();
  }
}

function parseParameterType(cursor: Cursor): TypeSyntax | undefined {
  const untyped = cursor.isName() && !startsType(cursor);
  return untyped ? undefined : parseType(cursor);
}

function parseAssignment(
  cursor: Cursor,
  scope: ScopeSyntax,
  local: boolean,
  type: TypeSyntax | undefined,
  stops: string,
): void {
  const { offset } = cursor;
  const name = cursor.name();
  const unpacked = parseRangesOrOpen(cursor);
  const value = cursor.accept('=') ? cursor.expression(stops) : undefined;
  scope.parameters.push({ name, local, type, unpacked, value, offset, comment: commentBehind(cursor) });
}

/** Arrays of parameters may be open: `P []`. They are read, never evaluated. */
function parseRangesOrOpen(cursor: Cursor): ReturnType<typeof parseRanges> {
  if (!cursor.is('[') || !cursor.is(']', 1)) return parseRanges(cursor);
  cursor.at += 2;
  return [{ left: '0', right: undefined }];
}

function parseTypeAssignments(cursor: Cursor, scope: ScopeSyntax, local: boolean, stops: string): void {
  cursor.expect('type');
  do {
    const { offset } = cursor;
    const name = cursor.name();
    scope.typeParameters.set(name, { local, offset });
    if (cursor.accept('=')) scope.types.set(name, parseDefaultType(cursor, stops));
  } while (cursor.is(',') && cursor.isName(1) && cursor.is('=', 2) && cursor.accept(','));
}

/** A type that a comma or bracket follows, so that a bare name is one too. */
function parseDefaultType(cursor: Cursor, stops: string): TypeSyntax {
  if (!cursor.isName()) return parseType(cursor);
  const name = cursor.expression(`${stops}[`).replaceAll(/\s+/g, '');
  return { kind: name.includes('#') ? 'other' : 'named', name, packed: parseRanges(cursor) };
}
