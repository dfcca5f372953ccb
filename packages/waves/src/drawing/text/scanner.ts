import { TextError } from './textError.ts';
import { say } from '../wording/sentences.ts';

export interface Token {
  kind: 'mark' | 'string' | 'word' | 'end';
  /** A mark or word as it stands, a string's value. */
  text: string;
  start: number;
  end: number;
}

const SPACE = /(?:[\s\ufeff]|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const WORD = /[^\s,:[\]{}"'`/]+/y;
const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };

function match(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

/** The token at or behind `offset`; spaces and comments are passed over. */
export function tokenAt(text: string, offset: number): Token {
  const start = offset + match(SPACE, text, offset).length;
  const first = text[start];
  if (first === undefined) return { kind: 'end', text: '', start, end: start };
  if (text.startsWith('/*', start)) throw new TextError(say('DRAW-SYNTAX/comment', {}), start);
  if ('{}[]:,'.includes(first)) return { kind: 'mark', text: first, start, end: start + 1 };
  if (first === '"' || first === "'") return stringAt(text, start, first);
  const word = match(WORD, text, start);
  if (word === '') throw new TextError(say('DRAW-SYNTAX/unexpected', { at: first }), start);
  return { kind: 'word', text: word, start, end: start + word.length };
}

function stringAt(text: string, start: number, quote: string): Token {
  let value = '';
  for (let i = start + 1; i < text.length;) {
    const char = text[i]!;
    if (char === quote) return { kind: 'string', text: value, start, end: i + 1 };
    if (char === '\n') break;
    if (char === '\\') {
      const escape = escapeAt(text, i + 1);
      value += escape.value;
      i = escape.end;
    } else {
      value += char;
      i += 1;
    }
  }
  throw new TextError(say('DRAW-SYNTAX/quotes', {}), start);
}

function escapeAt(text: string, offset: number): { value: string; end: number } {
  const char = text[offset] ?? '';
  const digits = char === 'u' ? 4 : char === 'x' ? 2 : 0;
  if (digits > 0) {
    const code = text.slice(offset + 1, offset + 1 + digits);
    if (!/^[0-9a-f]+$/i.test(code) || code.length < digits) {
      throw new TextError(say('DRAW-SYNTAX/escape', { letter: char, digits }), offset - 1);
    }
    return { value: String.fromCharCode(parseInt(code, 16)), end: offset + 1 + digits };
  }
  // A backslash at the end of a line continues the text on the next one.
  if (char === '\r' && text[offset + 1] === '\n') return { value: '', end: offset + 2 };
  if (char === '\n') return { value: '', end: offset + 1 };
  return { value: ESCAPES[char] ?? char, end: offset + 1 };
}
