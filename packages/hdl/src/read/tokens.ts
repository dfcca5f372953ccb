/** Kind of a token; punctuation is one character, save `::`. */
export const WORD = 0;
const NUMBER = 1;
const STRING = 2;
export const SYSTEM = 3;
export const PUNCTUATION = 4;
export const MACRO = 5;
export const END = 6;

/** One stretch, never a repetition of them: the engine would keep a place to go back to for each. */
const BLANK = /\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
/** `@(*)` with spaces is no attribute. */
const EVENT = /^\(\*\s*\)/;
const TOKEN =
  /([A-Za-z_][\w$]*|\\\S+)|((?:\d[\d_]*\s*)?'[sS]?[bodhBODH]\s*[\da-fA-FxXzZ?_]+|'[01xXzZ](?!\w)|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?(?:[munpf]?s\b)?)|("(?:[^"\\\n]|\\[^])*"?)|(\$[\w$]+)|(::|[^`])|(`(?:\\?[\w$]+)?)/y;

/** Tokens of preprocessed text, as parallel arrays to keep large files cheap. Comments and attributes are left out. */
export class Tokens {
  readonly text: string;
  count = 0;
  #kinds: Uint8Array;
  #starts: Int32Array;
  #ends: Int32Array;

  constructor(text: string) {
    this.text = text;
    const size = 16 + (text.length >> 3);
    [this.#kinds, this.#starts, this.#ends] = [
      new Uint8Array(size),
      new Int32Array(size),
      new Int32Array(size),
    ];
    const lastAttributeEnd = text.lastIndexOf('*)');
    for (let at = afterBlank(text, 0, lastAttributeEnd); at < text.length;) {
      TOKEN.lastIndex = at;
      this.#add(kindOf(TOKEN.exec(text)!), at, TOKEN.lastIndex);
      at = afterBlank(text, TOKEN.lastIndex, lastAttributeEnd);
    }
  }

  kind(index: number): number {
    return index < this.count ? this.#kinds[index]! : END;
  }

  start(index: number): number {
    return index < this.count ? this.#starts[index]! : this.text.length;
  }

  /** Offset behind the token. */
  end(index: number): number {
    return index < 0 ? 0 : index < this.count ? this.#ends[index]! : this.text.length;
  }

  at(index: number): string {
    return this.text.slice(this.start(index), this.end(index));
  }

  /** Source text of tokens `from` up to, not with, `to`, in one line and without comments. */
  slice(from: number, to: number): string {
    if (from >= to) return '';
    const plain = this.text.slice(this.start(from), this.end(to - 1));
    if (!/[\n\r\t]|\/[/*]|\(\*/.test(plain)) return plain;
    let joined = '';
    for (let index = from; index < to; index++) {
      const gap = index > from && this.end(index - 1) < this.start(index);
      joined += (gap ? ' ' : '') + this.at(index);
    }
    return joined;
  }

  #add(kind: number, start: number, end: number): void {
    if (this.count === this.#kinds.length) this.#grow();
    this.#kinds[this.count] = kind;
    this.#starts[this.count] = start;
    this.#ends[this.count] = end;
    this.count += 1;
  }

  #grow(): void {
    const size = this.count * 2;
    const [kinds, starts, ends] = [new Uint8Array(size), new Int32Array(size), new Int32Array(size)];
    kinds.set(this.#kinds);
    starts.set(this.#starts);
    ends.set(this.#ends);
    [this.#kinds, this.#starts, this.#ends] = [kinds, starts, ends];
  }
}

/** Offset behind white space, comments and attributes `(* … *)`, of which the last ends at `lastAttributeEnd`. */
function afterBlank(text: string, from: number, lastAttributeEnd: number): number {
  for (let at = from; ; at = text.indexOf('*)', at + 2) + 2) {
    at = afterComments(text, at);
    const opens = text.startsWith('(*', at) && at + 2 <= lastAttributeEnd;
    if (!opens || text[at + 2] === ')' || EVENT.test(text.slice(at, at + 20))) return at;
  }
}

function afterComments(text: string, from: number): number {
  let at = from;
  for (BLANK.lastIndex = at; BLANK.test(text);) at = BLANK.lastIndex;
  return at;
}

function kindOf(match: RegExpExecArray): number {
  if (match[1] !== undefined) return WORD;
  if (match[2] !== undefined) return NUMBER;
  if (match[3] !== undefined) return STRING;
  if (match[4] !== undefined) return SYSTEM;
  return match[5] !== undefined ? PUNCTUATION : MACRO;
}
