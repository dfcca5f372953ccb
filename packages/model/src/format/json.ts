import type { Said } from '../wording.ts';
import { say } from './sentences.ts';

/** A JSON value that remembers where it stands in its text; `offset` counts UTF-16 units from 0. */
export interface JsonNode {
  offset: number;
  value: unknown;
  members?: Map<string, JsonNode>;
  items?: JsonNode[];
}

export class JsonSyntaxError extends Error {
  readonly offset: number;
  /** Why it is none, without its being said that it is none. */
  readonly reason: Said;
  constructor(reason: Said, offset: number) {
    super(reason.message);
    this.reason = reason;
    this.offset = offset;
  }
}

/** What is said of a text that is no JSON. */
export const notJson = ({ reason }: JsonSyntaxError): Said => say('DOC-JSON', { reason });

export const MAX_DEPTH = 64;
const WHITESPACE = /[ \t\r\n]*/y;
const SCALAR = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

/**
 * Reads RFC 8259 JSON. Unlike JSON.parse it keeps positions and refuses a repeated member, which would be lost.
 * Throws JsonSyntaxError.
 */
export function parseJson(text: string): JsonNode {
  const reader = new Reader(text.charCodeAt(0) === 0xfeff ? ' ' + text.slice(1) : text);
  const node = reader.value(0);
  reader.end();
  return node;
}

class Reader {
  private position = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): JsonNode {
    this.match(WHITESPACE);
    const offset = this.position;
    if (depth > MAX_DEPTH) throw new JsonSyntaxError(say('DOC-JSON/depth', { most: MAX_DEPTH }), offset);
    const first = this.text[offset];
    if (first === '{') return this.object(offset, depth);
    if (first === '[') return this.array(offset, depth);
    if (first === '"') return { offset, value: this.string() };
    const token = this.match(SCALAR);
    if (token === undefined) throw this.unexpected(say('DOC-JSON/a-value', {}));
    return { offset, value: JSON.parse(token) };
  }

  end(): void {
    this.match(WHITESPACE);
    if (this.position < this.text.length) throw this.unexpected(say('DOC-JSON/the-end', {}));
  }

  private object(offset: number, depth: number): JsonNode {
    const members = new Map<string, JsonNode>();
    const value: Record<string, unknown> = {};
    this.list('}', () => {
      const keyOffset = this.position;
      const key = this.string();
      if (key === undefined) throw this.unexpected(say('DOC-JSON/a-name', {}));
      if (members.has(key) || key === '__proto__') {
        const sentence = key === '__proto__' ? 'DOC-JSON/name' : 'DOC-JSON/twice';
        throw new JsonSyntaxError(say(sentence, { key }), keyOffset);
      }
      this.expect(':');
      const member = this.value(depth + 1);
      members.set(key, member);
      value[key] = member.value;
    });
    return { offset, value, members };
  }

  private array(offset: number, depth: number): JsonNode {
    const items: JsonNode[] = [];
    this.list(']', () => items.push(this.value(depth + 1)));
    return { offset, value: items.map((item) => item.value), items };
  }

  private list(close: string, element: () => void): void {
    this.position++;
    this.match(WHITESPACE);
    if (this.take(close)) return;
    do {
      this.match(WHITESPACE);
      element();
      this.match(WHITESPACE);
    } while (this.take(','));
    if (!this.take(close)) throw this.unexpected(say('DOC-JSON/either', { one: '","', other: `"${close}"` }));
  }

  /** The value of a string, or undefined where none begins. */
  private string(): string | undefined {
    const start = this.position;
    if (this.text[start] !== '"') return undefined;
    let end = this.text.indexOf('"', start + 1);
    while (end >= 0 && this.isEscaped(end)) end = this.text.indexOf('"', end + 1);
    if (end < 0) throw new JsonSyntaxError(say('DOC-JSON/open', {}), start);
    this.position = end + 1;
    try {
      return JSON.parse(this.text.slice(start, end + 1)) as string;
    } catch {
      throw new JsonSyntaxError(say('DOC-JSON/escape', {}), start);
    }
  }

  private isEscaped(position: number): boolean {
    let backslashes = 0;
    while (this.text[position - 1 - backslashes] === '\\') backslashes++;
    return backslashes % 2 === 1;
  }

  private expect(character: string): void {
    this.match(WHITESPACE);
    if (!this.take(character)) throw this.unexpected(`"${character}"`);
  }

  private take(character: string): boolean {
    if (this.text[this.position] !== character) return false;
    this.position++;
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  private unexpected(expected: string | Said): JsonSyntaxError {
    const found = this.text.codePointAt(this.position);
    const what = found === undefined ? say('DOC-JSON/the-end', {}) : `"${String.fromCodePoint(found)}"`;
    return new JsonSyntaxError(say('DOC-JSON/expected', { expected, found: what }), this.position);
  }
}

/** The node at `path`, or the deepest one on the way to it. */
export function nodeAt(root: JsonNode, path: readonly PropertyKey[]): JsonNode {
  let node = root;
  for (const step of path) {
    const next = node.members?.get(String(step)) ?? node.items?.[Number(step)];
    if (!next) break;
    node = next;
  }
  return node;
}

/** Line and column, both from 1, of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
