import type { Cursor } from './cursor.ts';
import { IMPLICIT, parseRanges, parseType, startsType } from './parseType.ts';
import type { FunctionSyntax, ScopeSyntax, TypeSyntax } from './syntax.ts';

const DIRECTIONS = new Set(['input', 'output', 'inout', 'ref', 'const', 'var']);

/** A function's head (A.2.6); its body is kept as text for those that are called in constant expressions. */
export function parseFunction(cursor: Cursor, scope: ScopeSyntax): void {
  cursor.expect('function');
  const end = endOf(cursor);
  while (['automatic', 'static'].includes(cursor.text)) cursor.take();
  const type = startsType(cursor) || !cursor.isName() ? parseType(cursor) : IMPLICIT;
  if (cursor.isName() && !cursor.is('.', 1) && !cursor.is('::', 1)) {
    const name = cursor.name();
    const formals = parseFormals(cursor);
    while (cursor.is('input')) formals.push(...parseBodyFormals(cursor));
    scope.functions.set(name, { type, formals, body: cursor.tokens.slice(cursor.at, end) });
  }
  cursor.at = end + 1;
}

function endOf(cursor: Cursor): number {
  let index = cursor.at;
  while (index < cursor.tokens.count && cursor.tokens.at(index) !== 'endfunction') index += 1;
  return index;
}

/** A formal without a type has that of the one before (13.4). */
function parseFormals(cursor: Cursor): FunctionSyntax['formals'] {
  const formals: FunctionSyntax['formals'] = [];
  let type: TypeSyntax = IMPLICIT;
  if (cursor.accept('(')) {
    while (!cursor.is(')') && !cursor.done) {
      while (DIRECTIONS.has(cursor.text)) cursor.take();
      if (startsType(cursor) || !cursor.isName()) type = parseType(cursor);
      formals.push({ name: cursor.name(), type });
      parseRanges(cursor);
      if (cursor.accept('=')) cursor.expression(',');
      if (!cursor.accept(',')) break;
    }
    cursor.expect(')');
  }
  cursor.expect(';');
  return formals;
}

function parseBodyFormals(cursor: Cursor): FunctionSyntax['formals'] {
  cursor.expect('input');
  const type = parseType(cursor);
  const formals: FunctionSyntax['formals'] = [];
  do formals.push({ name: cursor.name(), type });
  while (cursor.accept(','));
  cursor.expect(';');
  return formals;
}
