import { RdlError } from '../reports.ts';
import type { Token } from './tokens.ts';

const MAX_DEPTH = 150;

/** A place among the tokens of a file. */
export class Cursor {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  /** The last token is `end`. */
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get token(): Token {
    return this.#tokens[this.#index]!;
  }

  /** The token `distance` ahead, or the last one. */
  peek(distance: number): Token {
    return this.#tokens[Math.min(this.#index + distance, this.#tokens.length - 1)]!;
  }

  next(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.#index++;
    return token;
  }

  /** True where the operator or keyword `text` stands. */
  is(text: string): boolean {
    const { token } = this;
    return token.text === text && (token.kind === 'operator' || token.kind === 'keyword');
  }

  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.#index++;
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail(`expected ${text}`);
    return this.next();
  }

  name(what: string): Token {
    if (this.token.kind === 'keyword') {
      this.fail(
        `expected ${what}, and ${this.token.text} is a keyword; write \\${this.token.text} to use it as a name`,
      );
    }
    if (this.token.kind !== 'name') this.fail(`expected ${what}`);
    return this.next();
  }

  /** Refuses the token: "expected ;, found }". */
  fail(message: string): never {
    const { kind, text, at } = this.token;
    const found = kind === 'string' ? 'a string' : text;
    throw new RdlError(message.includes('keyword') ? message : `${message}, found ${found}`, at);
  }

  /** Carries out `parse` one level deeper; what is nested beyond all reason is refused. */
  nested<T>(parse: () => T): T {
    if (++this.#depth > MAX_DEPTH)
      throw new RdlError(`nested deeper than ${MAX_DEPTH} levels`, this.token.at);
    const result = parse();
    this.#depth--;
    return result;
  }
}
