import { say } from '../wording/sentences.ts';
import { LanguageError } from './problem.ts';

export interface Place {
  line: number;
  column: number;
}

export interface Token {
  kind: 'name' | 'number' | 'symbol' | 'end';
  text: string;
  at: Place;
}

const TOKEN =
  /\s+|\/\/.*|(?<name>[A-Za-z_]\w*)|(?<number>0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*)|(?<symbol>\.\.|\+:|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^~!<>=?:;,(){}[\]])|(?<other>.)/gy;

/** Words of a behaviour, line by line; comments are left out. */
export function tokensOf(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  lines.forEach((text, index) => {
    for (const { groups, index: start } of text.matchAll(TOKEN)) {
      const at = { line: index + 1, column: start + 1 };
      const { name, number, symbol, other } = groups!;
      if (other !== undefined) throw unexpected({ kind: 'symbol', text: other, at }, '…');
      const kind = name !== undefined ? 'name' : number !== undefined ? 'number' : 'symbol';
      const word = name ?? number ?? symbol;
      if (word !== undefined) tokens.push({ kind, text: word, at });
    }
  });
  const last = { line: Math.max(lines.length, 1), column: (lines.at(-1)?.length ?? 0) + 1 };
  return [...tokens, { kind: 'end', text: '', at: last }];
}

export function unexpected({ kind, text, at: { line, column } }: Token, expected: string): LanguageError {
  const said =
    kind === 'end'
      ? say('insn-syntax/end', { column, expected })
      : say('insn-syntax/unexpected', { column, found: text, expected });
  return new LanguageError(line, said);
}
