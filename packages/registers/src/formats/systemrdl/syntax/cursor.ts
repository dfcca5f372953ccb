import type { Worded } from '@netloom/model';
import { RdlError } from '../reports.ts';
import type { Token } from './tokens.ts';
import { say } from '../../../wording/formats/sentences.ts';

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
    if (!this.is(text)) this.fail(say('RDL/expected', { what: text }));
    return this.next();
  }

  name(what: Worded): Token {
    const { kind, text, at } = this.token;
    if (kind === 'keyword') throw new RdlError(say('RDL/expected/keyword', { what, word: text }), at);
    if (kind !== 'name') this.fail(say('RDL/expected', { what }));
    return this.next();
  }

  /** Refuses the token: "expected ;, found }". */
  fail(expected: Worded): never {
    const { kind, text, at } = this.token;
    if (kind === 'string' || kind === 'end') throw new RdlError(say(`RDL/found/${kind}`, { expected }), at);
    throw new RdlError(say('RDL/found', { expected, found: text }), at);
  }

  /** Carries out `parse` one level deeper; what is nested beyond all reason is refused. */
  nested<T>(parse: () => T): T {
    if (++this.#depth > MAX_DEPTH) throw new RdlError(say('RDL/nested', { most: MAX_DEPTH }), this.token.at);
    const result = parse();
    this.#depth--;
    return result;
  }
}
