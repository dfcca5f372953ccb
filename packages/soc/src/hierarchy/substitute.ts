import { identifiersOf } from '@netloom/hdl/expression';

/** Strings, based numbers such as 8'hAB, and names. */
const TOKENS = /"(?:[^"\\]|\\.)*"|'[sS]?[bBoOdDhH][0-9a-fA-FxXzZ_?]+|[A-Za-z_$][\w$]*/g;

/** An expression with other expressions in the place of names. */
export function substitute(expression: string, replacements: ReadonlyMap<string, string>): string {
  if (!identifiersOf(expression).some((name) => replacements.has(name))) return expression;
  return expression.replace(TOKENS, (token) => {
    const replacement = replacements.get(token);
    if (replacement === undefined) return token;
    return /^\w+$/.test(replacement) || expression.trim() === token ? replacement : `(${replacement})`;
  });
}
