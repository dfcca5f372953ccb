/** Where the values of an Hjson text stand: a line, and the same for what is in them. */
export interface Located {
  line: number;
  members: Map<string, Located>;
  items: Located[];
}

/** A key that its object has already, which Hjson leaves open: a reader could take either value. */
export interface Duplicate {
  key: string;
  line: number;
  /** Line of the first one. */
  first: number;
}

const SPACE = /(?:\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/|,)+/y;
const KEY = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[^\s:{}[\],]+/y;
const QUOTED = /'''[^]*?'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;
const PLAIN = /(?:-?\d[\d.eE+-]*|true|false|null)(?=[ \t]*(?:[,\]}#\n]|\/\/|\/\*|$))|[^\n]*/y;
/** Deeper nesting is no description of registers. */
const MAX_DEPTH = 100;

/** Finds the lines of an Hjson text, and what stands twice; it is lenient, as the text was read before. */
export function locate(text: string): { root: Located; duplicates: readonly Duplicate[] } {
  const locator = new Locator(text);
  return { root: locator.root(), duplicates: locator.duplicates };
}

/** Line of the innermost part of `path` that is there. */
export function lineAt(root: Located, path: readonly (string | number)[]): number {
  let place = root;
  for (const step of path) {
    const inner = typeof step === 'number' ? place.items[step] : place.members.get(step);
    if (!inner) break;
    place = inner;
  }
  return place.line;
}

class Locator {
  readonly duplicates: Duplicate[] = [];
  readonly #text: string;
  #at = 0;
  #line = 1;
  #counted = 0;

  constructor(text: string) {
    this.#text = text;
  }

  root(): Located {
    this.#skip(SPACE);
    if (this.#text[this.#at] === '{') return this.#value(0);
    const root = this.#here();
    this.#members(root, 0);
    return root;
  }

  #value(depth: number): Located {
    const place = this.#here();
    const first = this.#text[this.#at];
    if (depth > MAX_DEPTH) this.#at = this.#text.length;
    else if (first === '{') {
      this.#at++;
      this.#members(place, depth);
      this.#at++;
    } else if (first === '[') {
      this.#at++;
      this.#items(place, depth);
      this.#at++;
    } else if (!this.#skip(QUOTED)) this.#skip(PLAIN);
    return place;
  }

  #members(place: Located, depth: number): void {
    for (;;) {
      this.#skip(SPACE);
      if (this.#at >= this.#text.length || this.#text[this.#at] === '}') return;
      const start = this.#at;
      if (!this.#skip(KEY)) return;
      const key = this.#text.slice(start, this.#at).replaceAll(/^["']|["']$/g, '');
      const line = this.#here().line;
      this.#skip(SPACE);
      if (this.#text[this.#at] !== ':') return;
      this.#at++;
      this.#skip(SPACE);
      const first = place.members.get(key);
      if (first) this.duplicates.push({ key, line, first: first.line });
      place.members.set(key, { ...this.#value(depth + 1), line });
    }
  }

  #items(place: Located, depth: number): void {
    for (;;) {
      this.#skip(SPACE);
      if (this.#at >= this.#text.length || this.#text[this.#at] === ']') return;
      const before = this.#at;
      place.items.push(this.#value(depth + 1));
      if (this.#at === before) return;
    }
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text) || pattern.lastIndex === this.#at) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #here(): Located {
    for (; this.#counted < this.#at; this.#counted++) if (this.#text[this.#counted] === '\n') this.#line++;
    return { line: this.#line, members: new Map(), items: [] };
  }
}
