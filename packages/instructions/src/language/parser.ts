import { say } from '../wording/sentences.ts';
import { LanguageError } from './problem.ts';
import type { Node, Statement } from './syntax.ts';
import { tokensOf, unexpected } from './tokens.ts';
import type { Token } from './tokens.ts';
import { typeOf } from './type.ts';

/** Operators of two sides, those that bind least first; unlike C, bits bind closer than comparisons. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['|'],
  ['^'],
  ['&'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

const ENDLESS = ['while', 'loop', 'do', 'goto'];

/** Reads the statements of a behaviour; throws LanguageError at the first word that cannot be. */
export function parse(lines: readonly string[]): Statement[] {
  return new Parser(tokensOf(lines)).all();
}

/** Reads an expression that stands alone. */
export const parseExpression = (text: string): Node => new Parser(tokensOf([text])).whole();

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  all(): Statement[] {
    const statements: Statement[] = [];
    while (this.#token.kind !== 'end') statements.push(this.#statement());
    return statements;
  }

  whole(): Node {
    const found = this.#expression();
    if (this.#token.kind !== 'end') throw unexpected(this.#token, 'the end');
    return found;
  }

  get #token(): Token {
    return this.#tokens[this.#next]!;
  }

  #is(text: string): boolean {
    return this.#token.text === text;
  }

  #take(): Token {
    const token = this.#token;
    if (token.kind !== 'end') this.#next++;
    return token;
  }

  #takeIf(text: string): boolean {
    if (!this.#is(text)) return false;
    this.#next++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#takeIf(text)) throw unexpected(this.#token, text);
  }

  #name(): string {
    if (this.#token.kind !== 'name') throw unexpected(this.#token, 'a name');
    return this.#take().text;
  }

  #statement(): Statement {
    const { at, text } = this.#token;
    if (ENDLESS.includes(text))
      throw new LanguageError(at.line, say('insn-unbounded', { column: at.column, word: text }));
    if (text === 'let') return this.#let();
    if (text === 'if') return this.#if();
    if (text === 'for') return this.#for();
    if (text === 'break') return this.#break();
    const target = this.#postfix();
    this.#expect('=');
    const value = this.#expression();
    this.#expect(';');
    return { kind: 'assign', at, target, value };
  }

  #let(): Statement {
    const { at } = this.#take();
    const name = this.#name();
    const type = this.#takeIf(':') ? this.#name() : undefined;
    this.#expect('=');
    const value = this.#expression();
    this.#expect(';');
    return { kind: 'let', at, name, type, value };
  }

  #if(): Statement {
    const { at } = this.#take();
    this.#expect('(');
    const test = this.#expression();
    this.#expect(')');
    const then = this.#block();
    if (!this.#takeIf('else')) return { kind: 'if', at, test, then, otherwise: [] };
    const otherwise = this.#is('if') ? [this.#if()] : this.#block();
    return { kind: 'if', at, test, then, otherwise };
  }

  #for(): Statement {
    const { at } = this.#take();
    const name = this.#name();
    this.#expect('in');
    const from = this.#binary(3);
    this.#expect('..');
    const to = this.#binary(3);
    return { kind: 'for', at, name, from, to, body: this.#block() };
  }

  #break(): Statement {
    const { at } = this.#take();
    this.#expect('if');
    this.#expect('(');
    const test = this.#expression();
    this.#expect(')');
    this.#expect(';');
    return { kind: 'break', at, test };
  }

  #block(): Statement[] {
    this.#expect('{');
    const statements: Statement[] = [];
    while (!this.#is('}')) {
      if (this.#token.kind === 'end') throw unexpected(this.#token, '}');
      statements.push(this.#statement());
    }
    this.#take();
    return statements;
  }

  #expression(): Node {
    const test = this.#binary(0);
    if (!this.#is('?')) return test;
    const { at } = this.#take();
    const left = this.#expression();
    this.#expect(':');
    return { kind: 'choice', at, test, left, right: this.#expression() };
  }

  #binary(level: number): Node {
    const operators = LEVELS[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    while (operators.includes(this.#token.text)) {
      const { at, text: operator } = this.#take();
      left = { kind: 'binary', at, operator, left, right: this.#binary(level + 1) };
    }
    return left;
  }

  #unary(): Node {
    const { at, text } = this.#token;
    if (text !== '-' && text !== '~' && text !== '!') return this.#postfix();
    this.#take();
    return { kind: 'unary', at, operator: text, operand: this.#unary() };
  }

  #postfix(): Node {
    let operand = this.#primary();
    while (this.#is('[')) operand = this.#bits(operand);
    return operand;
  }

  #bits(operand: Node): Node {
    const { at } = this.#take();
    const first = this.#expression();
    const between = this.#is(':') || this.#is('+:') ? this.#take().text : '';
    const second = between === '' ? first : this.#expression();
    this.#expect(']');
    if (between === '') return { kind: 'bit', at, operand, index: first };
    return between === ':'
      ? { kind: 'range', at, operand, high: first, low: second }
      : { kind: 'part', at, operand, low: first, width: second };
  }

  #primary(): Node {
    const { at, kind, text } = this.#token;
    if (kind === 'number') {
      this.#take();
      return { kind: 'number', at, value: BigInt(text.replaceAll('_', '')) };
    }
    if (kind === 'name') {
      this.#take();
      if (!this.#is('(')) return { kind: 'name', at, name: text };
      if (typeOf(text) === undefined)
        throw new LanguageError(at.line, say('insn-type/unknown', { column: at.column, name: text }));
      this.#take();
      const operand = this.#expression();
      this.#expect(')');
      return { kind: 'convert', at, type: text, operand };
    }
    if (this.#takeIf('(')) {
      const inner = this.#expression();
      this.#expect(')');
      return inner;
    }
    if (!this.#takeIf('{')) throw unexpected(this.#token, 'a value');
    const parts = [this.#expression()];
    while (this.#takeIf(',')) parts.push(this.#expression());
    this.#expect('}');
    return { kind: 'join', at, parts };
  }
}
