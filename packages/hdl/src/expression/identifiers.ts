import { ExpressionError } from './syntax.ts';
import { plainName, tokenize } from './tokens.ts';
import { isTypeName } from './types.ts';

/** Names that an expression refers to, each once, in order; none where the text cannot be split into tokens. */
export function identifiersOf(expression: string): string[] {
  try {
    const names = tokenize(expression)
      .filter(({ kind }) => kind === 'name')
      .map(({ text }) => plainName(text));
    return [...new Set(names)].filter((name) => name !== 'inside' && !isTypeName(name));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
