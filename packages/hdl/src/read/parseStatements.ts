import type { Cursor } from './cursor.ts';
import { parseType, startsType } from './parseType.ts';
import type { TypeSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

/** Statements of constant functions (13.4.3); expressions are text, calls of system tasks are passed over. */
export type Statement =
  | { kind: 'block'; body: Statement[] }
  | { kind: 'declare'; name: string; type: TypeSyntax; value: string | undefined }
  | { kind: 'assign'; name: string; value: string }
  | { kind: 'return'; value: string }
  | { kind: 'if'; condition: string; yes: Statement; no: Statement | undefined }
  | { kind: 'loop'; condition: string; body: Statement; step: Statement };

const NOTHING: Statement = { kind: 'block', body: [] };
const MAXIMUM_NESTING = 50;

export function parseStatements(cursor: Cursor, depth = 0): Statement[] {
  const statements: Statement[] = [];
  while (!cursor.done && !cursor.is('end') && !cursor.is('endcase'))
    statements.push(parseStatement(cursor, depth));
  return statements;
}

function parseStatement(cursor: Cursor, depth: number): Statement {
  if (depth > MAXIMUM_NESTING) cursor.fail(say('HDL/function/statements', {}));
  if (cursor.accept(';')) return NOTHING;
  if (cursor.accept('begin')) return parseBlock(cursor, depth);
  if (cursor.is('unique') || cursor.is('priority') || cursor.is('unique0')) cursor.take();
  if (cursor.accept('if')) return parseIf(cursor, depth);
  if (cursor.accept('for')) return parseFor(cursor, depth);
  if (cursor.accept('while'))
    return {
      kind: 'loop',
      condition: bracketed(cursor),
      body: parseStatement(cursor, depth + 1),
      step: NOTHING,
    };
  if (cursor.accept('case')) return parseCase(cursor, depth);
  if (cursor.text.startsWith('$')) {
    cursor.skipStatement();
    return NOTHING;
  }
  const statement = parseSimple(cursor);
  cursor.expect(';');
  return statement;
}

function parseBlock(cursor: Cursor, depth: number): Statement {
  if (cursor.accept(':')) cursor.name();
  const body = parseStatements(cursor, depth + 1);
  cursor.expect('end');
  if (cursor.accept(':')) cursor.name();
  return { kind: 'block', body };
}

function bracketed(cursor: Cursor): string {
  cursor.expect('(');
  const text = cursor.expression(')');
  cursor.expect(')');
  return text;
}

function parseIf(cursor: Cursor, depth: number): Statement {
  const condition = bracketed(cursor);
  const yes = parseStatement(cursor, depth + 1);
  return {
    kind: 'if',
    condition,
    yes,
    no: cursor.accept('else') ? parseStatement(cursor, depth + 1) : undefined,
  };
}

function parseFor(cursor: Cursor, depth: number): Statement {
  cursor.expect('(');
  const start = parseSimple(cursor);
  cursor.expect(';');
  const condition = cursor.expression(';');
  cursor.expect(';');
  const step = parseSimple(cursor);
  cursor.expect(')');
  return {
    kind: 'block',
    body: [start, { kind: 'loop', condition, body: parseStatement(cursor, depth + 1), step }],
  };
}

/** A case becomes the chain of its comparisons. */
function parseCase(cursor: Cursor, depth: number): Statement {
  const subject = bracketed(cursor);
  const branches: { condition: string; body: Statement }[] = [];
  let last: Statement | undefined;
  while (!cursor.accept('endcase')) {
    if (cursor.accept('default')) {
      cursor.accept(':');
      last = parseStatement(cursor, depth + 1);
    } else {
      const values: string[] = [];
      do values.push(`(${subject}) == (${cursor.expression(',:')})`);
      while (cursor.accept(','));
      cursor.expect(':');
      branches.push({ condition: values.join(' || '), body: parseStatement(cursor, depth + 1) });
    }
  }
  return branches.reduceRight<Statement>(
    (no, { condition, body }) => ({ kind: 'if', condition, yes: body, no }),
    last ?? NOTHING,
  );
}

/** An assignment, declaration or return, without its semicolon. */
function parseSimple(cursor: Cursor): Statement {
  if (cursor.accept('return')) return { kind: 'return', value: cursor.expression(';') };
  while (['automatic', 'static', 'var', 'const'].includes(cursor.text)) cursor.take();
  if (startsType(cursor)) return parseLocals(cursor);
  for (const step of ['+', '-']) {
    if (!cursor.is(step) || !cursor.is(step, 1)) continue;
    cursor.at += 2;
    const name = cursor.name();
    return { kind: 'assign', name, value: `${name} ${step} 1` };
  }
  return parseAssignment(cursor);
}

function parseLocals(cursor: Cursor): Statement {
  const type = parseType(cursor);
  const body: Statement[] = [];
  do
    body.push({
      kind: 'declare',
      name: cursor.name(),
      type,
      value: cursor.accept('=') ? cursor.expression(',;') : undefined,
    });
  while (cursor.accept(','));
  return { kind: 'block', body };
}

/** `x = e`, `x += e`, `x++`. */
function parseAssignment(cursor: Cursor): Statement {
  const name = cursor.name();
  const operator: string[] = [];
  while (!cursor.is('=') && '+-*/%&|^<>'.includes(cursor.text) && operator.length < 3 && !cursor.done)
    operator.push(cursor.take());
  if (['++', '--'].includes(operator.join('')) && !cursor.is('=')) {
    return { kind: 'assign', name, value: `${name} ${operator[0]} 1` };
  }
  cursor.expect('=');
  const value = cursor.expression(';');
  return { kind: 'assign', name, value: operator.length ? `${name} ${operator.join('')} (${value})` : value };
}
