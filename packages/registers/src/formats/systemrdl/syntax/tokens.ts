import type { Worded } from '@netloom/model';
import { RdlError } from '../reports.ts';
import { KEYWORDS } from './keywords.ts';
import { say } from '../../../wording/formats/sentences.ts';

export interface Token {
  kind: 'name' | 'keyword' | 'number' | 'string' | 'operator' | 'end';
  /** Names without the backslash of an escape, strings without quotes and escapes. */
  text: string;
  /** Offset in the preprocessed text. */
  at: number;
}

const TOKEN =
  /([A-Za-z_]\w*)|\\([A-Za-z_]\w*)|(\d[\d_]*'[bBdDhH][\da-fA-F_]+|0[xX][\da-fA-F][\da-fA-F_]*|\d[\d_]*)|"((?:[^"\\]|\\[^])*)"|(->|::|\*\*|<<|>>|<=|>=|==|!=|&&|\|\||~&|~\||~\^|\^~|\+=|%=|<%|[-+*/%<>!~&|^?:(){}[\]#@.,;='])/y;

/** Splits the preprocessed text, whose offsets count from `from`; the last token is `end`. */
export function tokenize(text: string, from = 0): Token[] {
  const tokens: Token[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, TOKEN.lastIndex)) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new RdlError(unreadable(text, at), from + at);
    tokens.push(tokenOf(match, from + at));
  }
  tokens.push({ kind: 'end', text: '', at: from + text.length });
  return tokens;
}

function tokenOf(match: RegExpExecArray, at: number): Token {
  const [, word, escaped, number, string, operator] = match;
  if (word !== undefined) return { kind: KEYWORDS.has(word) ? 'keyword' : 'name', text: word, at };
  if (operator === '<%') {
    throw new RdlError(say('RDL/perl', {}), at);
  }
  if (operator !== undefined) return { kind: 'operator', text: operator, at };
  if (number !== undefined) return { kind: 'number', text: number, at };
  if (escaped !== undefined) return { kind: 'name', text: escaped, at };
  return { kind: 'string', text: string!.replaceAll(/\\(["\\])/g, '$1'), at };
}

/** Offset behind white space and comments. */
function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 32 || (code >= 9 && code <= 13) || code === 0xfeff) at++;
    else if (code === 47 && text.charCodeAt(at + 1) === 47) at = endOf(text, '\n', at);
    else if (code === 47 && text.charCodeAt(at + 1) === 42) {
      if (text.indexOf('*/', at + 2) < 0) throw new RdlError(say('RDL/open/comment', {}), at);
      at = endOf(text, '*/', at + 2);
    } else return at;
  }
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

function unreadable(text: string, at: number): Worded {
  if (text[at] === '"') return say('RDL/open/string', {});
  return say('RDL/character', { text: JSON.stringify(String.fromCodePoint(text.codePointAt(at)!)) });
}
