import { say } from '../wording/sentences.ts';
import { LanguageError } from '../language/problem.ts';
import type { Place } from '../language/tokens.ts';

export interface Word {
  kind: 'name' | 'number' | 'string' | 'symbol' | 'end';
  text: string;
  at: Place;
}

/** Terminals of the grammar of CoreDSL 2; comments are left out. */
const TERMINALS =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<name>[A-Za-z_]\w*)|(?<number>\d+'s?[bodh][0-9a-fA-F_]+|0[xX][0-9a-fA-F_]+|0[bB][01_]+|\d[\d_]*)|(?<string>"(?:[^"\\]|\\.)*")|(?<symbol><<=|>>=|::|<<|>>|<=|>=|==|!=|&&|\|\||\+\+|--|[-+*/%&|^]=|[-+*/%&|^~!<>=?:;,(){}[\].])|(?<other>[\s\S])/gy;

export function unexpectedWord({ kind, text, at: { line, column } }: Word, expected: string): LanguageError {
  const said =
    kind === 'end'
      ? say('insn-syntax/end', { column, expected })
      : say('insn-syntax/unexpected', { column, found: text, expected });
  return new LanguageError(line, said);
}

/** What stands in the text and no definition can say. */
export const unsayable = ({ line, column }: Place, what: string): LanguageError =>
  new LanguageError(line, say('insn-coredsl/unsayable', { column, what }));

/** The words of a text with their places. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let line = 1;
  let begin = 0;
  for (const { groups, index, 0: whole } of text.matchAll(TERMINALS)) {
    const at = { line, column: index - begin + 1 };
    const { name, number, string, symbol, other } = groups!;
    if (other !== undefined) throw unexpectedWord({ kind: 'symbol', text: other, at }, '…');
    const kind = name ? 'name' : number ? 'number' : string ? 'string' : 'symbol';
    const found = name ?? number ?? string ?? symbol;
    if (found !== undefined) words.push({ kind, text: found, at });
    for (let next = whole.indexOf('\n'); next >= 0; next = whole.indexOf('\n', next + 1)) {
      line++;
      begin = index + next + 1;
    }
  }
  return [...words, { kind: 'end', text: '', at: { line, column: text.length - begin + 1 } }];
}
