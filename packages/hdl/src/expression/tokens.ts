import { ExpressionError } from './syntax.ts';
import { say } from './sentences.ts';

export interface Token {
  kind: 'number' | 'real' | 'fill' | 'string' | 'name' | 'system' | 'operator' | 'end';
  text: string;
  column: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const KINDS: [Token['kind'], RegExp][] = [
  ['number', /(?:\d[\d_]*\s*)?'[sS]?[bodhBODH]\s*[0-9a-fA-FxXzZ?_]+/y],
  ['real', /\d[\d_]*(?:\.\d[\d_]*(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/y],
  ['number', /\d[\d_]*/y],
  ['fill', /'[01xXzZ](?![0-9a-zA-Z_])/y],
  ['string', /"(?:[^"\\\n]|\\[^])*"/y],
  ['name', /(?:(?:[A-Za-z_]\w*|\$unit|\\\S+\s)\s*::\s*)*(?:[A-Za-z_][\w$]*|\\\S+(?:\s|$))/y],
  ['system', /\$[A-Za-z_]\w*/y],
  [
    'operator',
    /<<<|>>>|<->|===|!==|==\?|!=\?|\*\*|<<|>>|<=|>=|==|!=|&&|\|\||->|~&|~\||~\^|\^~|\+:|-:|[-+*/%<>!~&|^?:(){},[\]']/y,
  ],
];
const MAXIMUM_TOKENS = 4000;

/** Splits a constant expression; the last token is always `end`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    if (tokens.length === MAXIMUM_TOKENS) throw new ExpressionError(say('EXPR/long', {}), at + 1);
    const token = tokenAt(text, at);
    tokens.push({ ...token, column: at + 1 });
    at = skipSpace(text, at + token.text.length);
  }
  tokens.push({ kind: 'end', text: '', column: at + 1 });
  return tokens;
}

function tokenAt(text: string, at: number): Omit<Token, 'column'> {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { kind, text: match[0] };
  }
  throw new ExpressionError(say('EXPR/character', { character: JSON.stringify(text[at]) }), at + 1);
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return SPACE.test(text) ? SPACE.lastIndex : at;
}

/** Spelling of a name token without white space and escapes: `pkg::NAME`. */
export function plainName(text: string): string {
  return text.replaceAll('\\', '').replaceAll(/\s+/g, '');
}
