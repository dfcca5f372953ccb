import { integerLiteral } from './literal.ts';
import { ExpressionError } from './syntax.ts';
import type { Node } from './syntax.ts';
import { plainName, tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { isTypeName } from './types.ts';
import { say } from './sentences.ts';

/** Binary operators from loosest to tightest (Table 11-2); conditional, implication and unary stand outside. */
const LEVELS = [
  ['||'],
  ['&&'],
  ['|'],
  ['^', '~^', '^~'],
  ['&'],
  ['==', '!=', '===', '!==', '==?', '!=?'],
  ['<', '<=', '>', '>=', 'inside'],
  ['<<', '>>', '<<<', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
  ['**'],
];
const PRECEDENCE = new Map(
  LEVELS.flatMap((level, index) => level.map((operator) => [operator, index] as const)),
);
const UNARY = new Set(['+', '-', '!', '~', '&', '|', '^', '~&', '~|', '~^', '^~']);
const MAXIMUM_DEPTH = 200;

export function parse(text: string): Node {
  return new Parser(tokenize(text)).whole();
}

class Parser {
  readonly #tokens: Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  whole(): Node {
    const node = this.#expression();
    if (this.#peek().kind !== 'end') this.#unexpected();
    return node;
  }

  #peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)]!;
  }

  #next(): Token {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #unexpected(): never {
    const token = this.#peek();
    const said =
      token.kind === 'end'
        ? say('EXPR/end', {})
        : say('EXPR/unexpected', { text: JSON.stringify(token.text) });
    throw new ExpressionError(said, token.column);
  }

  #accept(operator: string): boolean {
    const token = this.#peek();
    if (token.kind !== 'operator' || token.text !== operator) return false;
    this.#at += 1;
    return true;
  }

  #expect(operator: string): void {
    if (!this.#accept(operator)) this.#unexpected();
  }

  #expression(): Node {
    if (++this.#depth > MAXIMUM_DEPTH) {
      throw new ExpressionError(say('EXPR/deep', {}), this.#peek().column);
    }
    const node = this.#implication();
    this.#depth -= 1;
    return node;
  }

  #implication(): Node {
    const left = this.#conditional();
    const { text, column } = this.#peek();
    if (!this.#accept('->') && !this.#accept('<->')) return left;
    return { kind: 'binary', operator: text, left, right: this.#expression(), column };
  }

  #conditional(): Node {
    const condition = this.#binary(0);
    const { column } = this.#peek();
    if (!this.#accept('?')) return condition;
    const yes = this.#expression();
    this.#expect(':');
    return { kind: 'conditional', condition, yes, no: this.#expression(), column };
  }

  #binary(level: number): Node {
    let left = this.#unary();
    for (;;) {
      const { text: operator, column, kind } = this.#peek();
      const own = kind === 'operator' || operator === 'inside' ? PRECEDENCE.get(operator) : undefined;
      if (own === undefined || own < level) return left;
      this.#next();
      left =
        operator === 'inside'
          ? { kind: 'inside', operand: left, set: this.#set(), column }
          : { kind: 'binary', operator, left, right: this.#binary(own + 1), column };
    }
  }

  #set(): { low: Node; high: Node }[] {
    this.#expect('{');
    const set: { low: Node; high: Node }[] = [];
    do {
      const ranged = this.#accept('[');
      const low = this.#expression();
      if (ranged) this.#expect(':');
      set.push({ low, high: ranged ? this.#expression() : low });
      if (ranged) this.#expect(']');
    } while (this.#accept(','));
    this.#expect('}');
    return set;
  }

  #unary(): Node {
    const { kind, text, column } = this.#peek();
    if (kind !== 'operator' || !UNARY.has(text)) return this.#postfix();
    if (++this.#depth > MAXIMUM_DEPTH) throw new ExpressionError(say('EXPR/deep', {}), column);
    this.#next();
    const operand = this.#unary();
    this.#depth -= 1;
    return { kind: 'unary', operator: text, operand, column };
  }

  #postfix(): Node {
    let node = this.#primary();
    for (;;) {
      const { column } = this.#peek();
      if (this.#accept('[')) node = this.#select(node, column);
      else if (this.#accept("'")) node = this.#cast(node, column);
      else return node;
    }
  }

  #select(base: Node, column: number): Node {
    const left = this.#expression();
    let mode: 'bit' | ':' | '+:' | '-:' = 'bit';
    for (const range of [':', '+:', '-:'] as const) if (this.#accept(range)) mode = range;
    const right = mode === 'bit' ? left : this.#expression();
    this.#expect(']');
    return { kind: 'select', base, mode, left, right, column };
  }

  #cast(to: Node | string, column: number): Node {
    this.#expect('(');
    const operand = this.#expression();
    this.#expect(')');
    return { kind: 'cast', to, operand, column };
  }

  #primary(): Node {
    const { kind, text, column } = this.#next();
    if (kind === 'number') return { kind: 'constant', constant: integerLiteral(text, column), column };
    if (kind === 'real') {
      return {
        kind: 'constant',
        constant: { kind: 'real', value: Number(text.replaceAll('_', '')) },
        column,
      };
    }
    if (kind === 'string') {
      return { kind: 'constant', constant: { kind: 'string', value: unquote(text) }, column };
    }
    if (kind === 'fill') return fill(text, column);
    if (kind === 'system') return this.#call(text, column);
    if (kind === 'name') return this.#named(plainName(text), column);
    if (text === '(') return this.#parenthesized();
    if (text === '{') return this.#concatenation(column);
    this.#at -= 1;
    return this.#unexpected();
  }

  #named(name: string, column: number): Node {
    if (isTypeName(name) && this.#accept("'")) return this.#cast(name, column);
    if (this.#peek().text === '(' && !isTypeName(name)) return this.#call(name, column);
    return { kind: 'name', name, column };
  }

  #parenthesized(): Node {
    const node = this.#expression();
    this.#expect(')');
    return node;
  }

  #call(name: string, column: number): Node {
    const operands: Node[] = [];
    if (this.#accept('(') && !this.#accept(')')) {
      do operands.push(this.#expression());
      while (this.#accept(','));
      this.#expect(')');
    }
    return { kind: 'call', name, operands, column };
  }

  #concatenation(column: number): Node {
    const first = this.#expression();
    if (this.#accept('{')) {
      const inner = this.#list();
      this.#expect('}');
      return { kind: 'concatenation', count: first, parts: inner, column };
    }
    const parts = [first];
    if (this.#accept(',')) parts.push(...this.#list());
    else this.#expect('}');
    return { kind: 'concatenation', count: undefined, parts, column };
  }

  /** Expressions up to and with the closing brace. */
  #list(): Node[] {
    const parts: Node[] = [];
    do parts.push(this.#expression());
    while (this.#accept(','));
    this.#expect('}');
    return parts;
  }
}

function fill(text: string, column: number): Node {
  const digit = text[1];
  if (digit === '0' || digit === '1') return { kind: 'fill', bit: digit === '1' ? 1n : 0n, column };
  throw new ExpressionError(say('EXPR/no-value', { text }), column);
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', v: '\v', f: '\f', a: '\x07', '\n': '' };

/** Content of a string literal, escapes resolved (5.9.1). */
function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\([0-7]{1,3}|x[0-9a-fA-F]{1,2}|[^])/g, (_, code: string) => {
    if (/^[0-7]/.test(code)) return String.fromCharCode(parseInt(code, 8));
    if (/^x./.test(code)) return String.fromCharCode(parseInt(code.slice(1), 16));
    return ESCAPES[code] ?? code;
  });
}
