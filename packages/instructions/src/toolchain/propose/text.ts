import { partsOf } from './symbol.ts';
import type { Symbol, Test } from './symbol.ts';

const hex = (value: number) => (value < 10 ? String(value) : `0x${value.toString(16)}`);

/** Writes values as statements: what is used more than once gets a name. */
export class Writer {
  readonly lines: string[] = [];
  readonly #names = new Map<Symbol, string>();
  readonly #uses = new Map<Symbol, number>();
  readonly #nameOf: (input: string) => string;
  readonly #prefix: string;

  constructor(roots: readonly Symbol[], nameOf: (input: string) => string, prefix = 't') {
    this.#nameOf = nameOf;
    this.#prefix = prefix;
    for (const root of roots) this.#count(root);
  }

  #count(symbol: Symbol): void {
    const uses = (this.#uses.get(symbol) ?? 0) + 1;
    this.#uses.set(symbol, uses);
    if (uses === 1) for (const part of partsOf(symbol)) this.#count(part);
  }

  #inserted({ text, operands }: Test): string {
    // A text that begins with a convert or is one operand alone stands without parentheses.
    return text.replace(/\$(\d)/g, (_, index: string) => this.of(operands[Number(index)]!));
  }

  #expression(symbol: Symbol): string {
    if (symbol.kind === 'input') return this.#nameOf(symbol.name);
    if (symbol.kind === 'constant') return hex(symbol.value);
    if (symbol.kind === 'operation') return `(${this.#inserted(symbol)})`;
    return `(${this.#inserted(symbol.test)} ? ${this.of(symbol.then)} : ${this.of(symbol.otherwise)})`;
  }

  /** Text of a value; statements that it needs are added to the lines. */
  of(symbol: Symbol): string {
    const known = this.#names.get(symbol);
    if (known !== undefined) return known;
    const text = this.#expression(symbol);
    const isShort = symbol.kind === 'input' || symbol.kind === 'constant';
    if (isShort || (this.#uses.get(symbol) ?? 0) < 2) return text;
    const name = `${this.#prefix}${this.#names.size}`;
    this.#names.set(symbol, name);
    this.lines.push(`let ${name} = ${bare(text)};`);
    return name;
  }
}

/** Without parentheses around the whole. */
export function bare(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth === 0) return at === text.length - 1 ? text.slice(1, -1) : text;
  }
  return text;
}
