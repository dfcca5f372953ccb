import { codeOf } from '../../codeOf.ts';

/** A statement of a SystemVerilog text with all that decides whether it runs: module, headers of blocks, conditions. */
export interface Statement {
  /** Offsets of its first character and behind its last. */
  from: number;
  to: number;
  /** Tokens with one blank between them. */
  text: string;
  /** Headers of what it stands in, from the outside. */
  context: string;
}

const TOKEN = /[A-Za-z_$`][\w$]*|\d[\w'.]*|[^\s\w]/g;
const OPENS = new Set(['begin', 'fork']);
const CLOSES = new Set([
  'end',
  'endcase',
  'join',
  'join_any',
  'join_none',
  'endmodule',
  'endinterface',
  'endpackage',
]);
const ENDS = new Set([
  'endfunction',
  'endtask',
  'endproperty',
  'endsequence',
  'endclass',
  'generate',
  'endgenerate',
]);
const CASES = new Set(['case', 'casex', 'casez']);

interface Level {
  header: string;
  /** The statement before, which an `else` belongs to. */
  previous: string;
}

/** Splits a text into statements; what stands between two ends of statements is one, whatever it means. */
export function statementsOf(source: string): Statement[] {
  const scanner = new Scanner();
  const code = codeOf(source);
  for (const match of code.matchAll(TOKEN)) scanner.take(match[0], match.index);
  scanner.end();
  return scanner.found;
}

class Scanner {
  readonly found: Statement[] = [];
  readonly #levels: Level[] = [{ header: '', previous: '' }];
  #words: string[] = [];
  #from = -1;
  #to = 0;
  #depth = 0;
  /** Depth of parentheses at which the selector of a case began; undefined outside of one. */
  #case: number | undefined;

  take(word: string, at: number): void {
    if (this.#from < 0) this.#from = at;
    this.#to = at + word.length;
    this.#words.push(word);
    if (word === '(') this.#depth += 1;
    if (word === ')') this.#depth -= 1;
    if (CASES.has(word)) this.#case = this.#depth;
    const endsCase = word === ')' && this.#case === this.#depth;
    if (endsCase) this.#case = undefined;
    if (OPENS.has(word) || endsCase) this.#open();
    else if (CLOSES.has(word)) this.#close();
    else if (ENDS.has(word) || (word === ';' && this.#depth === 0)) this.#finish();
  }

  end(): void {
    if (this.#words.length > 0) this.#finish();
  }

  #finish(): string {
    const level = this.#levels.at(-1)!;
    const own = this.#words.join(' ');
    const text = own.startsWith('else') ? `${level.previous} ${own}` : own;
    const context = this.#levels.map(({ header }) => header).join(' > ');
    if (this.#words.length > 0) this.found.push({ from: this.#from, to: this.#to, text, context });
    level.previous = text;
    if (/^(?:module|interface|package|program) /.test(own))
      this.#levels.push({ header: nameOf(own), previous: '' });
    this.#words = [];
    this.#from = -1;
    return text;
  }

  #open(): void {
    const header = this.#finish();
    this.#levels.push({ header, previous: '' });
  }

  #close(): void {
    this.#finish();
    if (this.#levels.length > 1) this.#levels.pop();
  }
}

/** A module is known by its name: what changes in its ports changes none of its statements. */
const nameOf = (header: string) => header.split(' ').slice(0, 2).join(' ');
