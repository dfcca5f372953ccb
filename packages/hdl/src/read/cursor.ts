import type { Worded } from '@netloom/model';
import { isKeyword } from '../keywords.ts';
import type { Problem } from './syntax.ts';
import { END, PUNCTUATION, WORD } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { say } from '../wording/sentences.ts';

/** Says why a declaration cannot be read; caught where the next one can be found. */
export class Unreadable extends Error {
  readonly said: Worded;
  readonly offset: number;
  constructor(said: Worded, offset: number) {
    super(said.message);
    this.said = said;
    this.offset = offset;
  }
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A place in the tokens of a file, and the steps that all parsers share. */
export class Cursor {
  readonly tokens: Tokens;
  at = 0;
  /** Tokens that may still be passed in search of closing brackets; text without any would cost its square. */
  #allowance: number;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
    this.#allowance = 1_000_000 + 40 * tokens.count;
  }

  get text(): string {
    return this.tokens.at(this.at);
  }

  get offset(): number {
    return this.tokens.start(this.at);
  }

  get done(): boolean {
    return this.tokens.kind(this.at) === END;
  }

  peek(ahead: number): string {
    return this.tokens.at(this.at + ahead);
  }

  is(text: string, ahead = 0): boolean {
    return this.tokens.kind(this.at + ahead) !== END && this.tokens.at(this.at + ahead) === text;
  }

  /** True for an identifier, which a keyword is not. */
  isName(ahead = 0): boolean {
    return this.tokens.kind(this.at + ahead) === WORD && !isKeyword(this.tokens.at(this.at + ahead));
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.at += 1;
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(say('HDL/expected/text', { text: JSON.stringify(text) }));
  }

  name(): string {
    if (!this.isName()) this.fail(say('HDL/expected/name', {}));
    return this.take().replace(/^\\/, '');
  }

  take(): string {
    return this.tokens.at(this.at++);
  }

  fail(expected: Worded): never {
    const said = this.done
      ? say('HDL/found/end', { expected })
      : say('HDL/found', { expected, found: JSON.stringify(this.text) });
    throw new Unreadable(said, this.offset);
  }

  /** Index behind the bracket that closes the one at index `open`; the end where none does. */
  closing(open: number): number {
    const { tokens } = this;
    const stack: string[] = [];
    for (let index = open; index < tokens.count && this.#allowance > 0; index++) {
      this.#allowance -= 1;
      if (tokens.kind(index) !== PUNCTUATION) continue;
      const char = tokens.text[tokens.start(index)]!;
      if (CLOSING[char]) stack.push(CLOSING[char]);
      else if (char === ';' && stack.at(-1) !== '}') return index;
      else if (char === stack.at(-1) && stack.pop() && stack.length === 0) return index + 1;
    }
    return tokens.count;
  }

  /** The same, past semicolons, which brackets of loops have. */
  closingWith(open: number): number {
    let depth = 0;
    for (let index = open; index < this.tokens.count; index++) {
      const char = this.#mark(index);
      if (char === '(') depth += 1;
      else if (char === ')' && --depth === 0) return index + 1;
    }
    return this.tokens.count;
  }

  /**
   * Index of the first of `stops` from here on that stands outside brackets and conditional operators; also of a
   * closing bracket too many.
   */
  find(stops: string): number {
    const { tokens } = this;
    let conditionals = 0;
    let index = this.at;
    while (index < tokens.count) {
      const char = this.#mark(index);
      if (char === '?' && this.#mark(index - 1) !== '=') conditionals += 1;
      else if (char === ':' && conditionals > 0) conditionals -= 1;
      else if (char !== '' && (stops.includes(char) || ')]}'.includes(char))) return index;
      index = CLOSING[char] ? this.closing(index) : index + 1;
    }
    return index;
  }

  /** The punctuation character at an index, or nothing. */
  #mark(index: number): string {
    if (this.tokens.kind(index) !== PUNCTUATION) return '';
    const text = this.tokens.at(index);
    return text === '::' ? '' : text;
  }

  /** Source text up to the first of `stops` outside brackets. */
  expression(stops: string): string {
    const from = this.at;
    this.at = this.find(stops);
    if (from === this.at) this.fail(say('HDL/expected/expression', {}));
    return this.tokens.slice(from, this.at);
  }

  /** Goes behind the next `;` outside brackets. */
  skipStatement(): void {
    while (!this.done && !this.accept(';')) {
      const stop = this.find(';');
      this.at = this.tokens.at(stop) === ';' ? stop : stop + 1;
    }
  }

  /** Goes behind the keyword `end`, or to the end. */
  skipTo(end: string): void {
    while (!this.done && !this.is(end)) this.at += 1;
    this.at += 1;
  }

  problem({ said, offset }: Unreadable, code = 'HDL-SYNTAX'): Problem {
    return { code, ...said, offset };
  }
}
