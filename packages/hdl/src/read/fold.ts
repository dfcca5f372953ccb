import { operand } from '../expression/arrange.ts';
import { isTypeName } from '../expression/types.ts';
import { Cursor, Unreadable } from './cursor.ts';
import { parseType, startsType } from './parseType.ts';
import type { Meaning, Scope } from './scope.ts';
import type { TypeSyntax } from './syntax.ts';
import { MACRO, SYSTEM, Tokens, WORD } from './tokens.ts';
import { say } from '../wording/sentences.ts';

/** What folding needs to know of the world; see `Folding`. */
export interface Names {
  /** Text for a parameter: its name where the descriptor keeps it, else its value. */
  parameter(meaning: Extract<Meaning, { kind: 'parameter' }>): string;
  /** Value of a member such as `CFG.width` of a parameter whose value is an assignment pattern. */
  member(meaning: Extract<Meaning, { kind: 'parameter' }>, path: string[]): string;
  enumMember(meaning: Extract<Meaning, { kind: 'enum' }>): string;
  /** Width of a type written in `scope`. */
  width(type: TypeSyntax, scope: Scope): string;
  /** Value of a function for the given arguments. */
  call(meaning: Extract<Meaning, { kind: 'function' }>, name: string, actuals: string[]): string;
}

export type Bindings = ReadonlyMap<string, string>;
const NO_BINDINGS: Bindings = new Map();
const MAXIMUM_LENGTH = 4096;
const MAXIMUM_DEPTH = 60;

/**
 * Rewrites an expression of `scope` over the module's own parameters alone. `bindings` are a function's arguments,
 * already rewritten. Throws `Unreadable` for what has no such form.
 */
export function fold(
  text: string,
  scope: Scope,
  names: Names,
  bindings: Bindings = NO_BINDINGS,
  depth = 0,
): string {
  if (depth > MAXIMUM_DEPTH) throw new Unreadable(say('HDL/value/calls', {}), 0);
  if (/^\d+$/.test(text)) return text;
  const folded = new Folding(new Cursor(new Tokens(text)), scope, names, bindings, depth).all();
  if (folded.length <= MAXIMUM_LENGTH) return folded;
  throw new Unreadable(say('HDL/value/long', {}), 0);
}

class Folding {
  readonly #cursor: Cursor;
  readonly #scope: Scope;
  readonly #names: Names;
  readonly #bindings: Bindings;
  readonly #depth: number;

  constructor(cursor: Cursor, scope: Scope, names: Names, bindings: Bindings, depth: number) {
    this.#depth = depth;
    this.#cursor = cursor;
    this.#scope = scope;
    this.#names = names;
    this.#bindings = bindings;
  }

  all(): string {
    const { tokens } = this.#cursor;
    let result = '';
    while (!this.#cursor.done) {
      const from = this.#cursor.at;
      const gap = from > 0 && tokens.end(from - 1) < tokens.start(from) ? ' ' : '';
      result += gap + this.#token();
    }
    return result;
  }

  #token(): string {
    const cursor = this.#cursor;
    const kind = cursor.tokens.kind(cursor.at);
    if (kind === MACRO) throw new Unreadable(say('HDL/value/macro', { macro: cursor.text }), cursor.offset);
    if (kind === SYSTEM && cursor.is('$bits')) return this.#bits();
    if (kind === WORD && !isTypeName(cursor.text) && !cursor.is('inside')) return this.#name();
    if (cursor.is("'") && cursor.is('{', 1)) cursor.fail(say('HDL/value/pattern', {}));
    return cursor.take();
  }

  #name(): string {
    const cursor = this.#cursor;
    let name = cursor.take().replace(/^\\/, '');
    while (cursor.accept('::')) name += `::${cursor.take()}`;
    const bound = this.#bindings.get(name);
    if (bound !== undefined) return operand(bound);
    const meaning = this.#scope.find(name);
    if (!meaning) throw new Unreadable(say('HDL/value/unknown', { name }), cursor.offset);
    switch (meaning.kind) {
      case 'parameter':
        return this.#parameter(meaning);
      case 'enum':
        return this.#names.enumMember(meaning);
      case 'function':
        return operand(this.#names.call(meaning, name, this.#actuals()));
      case 'type':
        if (!cursor.is("'")) throw new Unreadable(say('HDL/value/type', { type: name }), cursor.offset);
        return operand(this.#names.width(meaning.type, meaning.scope));
    }
  }

  #parameter(meaning: Extract<Meaning, { kind: 'parameter' }>): string {
    const cursor = this.#cursor;
    const path: string[] = [];
    const { unpacked, value } = meaning.parameter;
    const isArray = unpacked.length > 0 || /^'\s*\{/.test(value ?? '');
    while (cursor.is('.') || (cursor.is('[') && isArray && !cursor.is('.', 1))) {
      if (cursor.accept('.')) path.push(cursor.take());
      else path.push(this.#index());
    }
    return path.length ? operand(this.#names.member(meaning, path)) : this.#names.parameter(meaning);
  }

  #index(): string {
    this.#cursor.expect('[');
    const index = this.#inner(this.#cursor.expression(']'));
    this.#cursor.expect(']');
    return index;
  }

  #inner(text: string): string {
    return fold(text, this.#scope, this.#names, this.#bindings, this.#depth + 1);
  }

  #actuals(): string[] {
    const cursor = this.#cursor;
    const actuals: string[] = [];
    cursor.expect('(');
    while (!cursor.accept(')')) {
      actuals.push(this.#inner(cursor.expression(',')));
      if (!cursor.accept(',') && !cursor.is(')')) cursor.fail(say('HDL/expected/text', { text: '")"' }));
    }
    return actuals;
  }

  /** `$bits` of a type or of a parameter is a number; of any other expression it stays. */
  #bits(): string {
    const cursor = this.#cursor;
    cursor.take();
    const end = cursor.closing(cursor.at);
    const inside = new Cursor(new Tokens(cursor.tokens.slice(cursor.at + 1, end - 1)));
    cursor.at = end;
    const type = this.#typeIn(inside);
    if (type) return operand(this.#names.width(type, this.#scope));
    return `$bits(${this.#inner(inside.tokens.text)})`;
  }

  #typeIn(inside: Cursor): TypeSyntax | undefined {
    const words = /^\s*([\w$]+(?:\s*::\s*[\w$]+)*)\s*((?:\[|$)[^]*)/.exec(inside.tokens.text);
    const meaning = words ? this.#scope.find(words[1]!.replaceAll(/\s+/g, '')) : undefined;
    if (meaning?.kind === 'type') return named(words![1]!.replaceAll(/\s+/g, ''), words![2]!);
    if (meaning?.kind === 'parameter' && words![2] === '') return meaning.parameter.type;
    return !meaning && startsType(inside) ? parseType(inside) : undefined;
  }
}

/** A type name with the packed dimensions behind it; another name stands in so that they read as such. */
function named(name: string, dimensions: string): TypeSyntax {
  return parseType(new Cursor(new Tokens(`${name} ${dimensions} x`)));
}
