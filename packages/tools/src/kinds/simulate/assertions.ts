import type { SourceAssertion } from '@netloom/model';
import { codeOf, lineAt } from '../../codeOf.ts';

export type Assertion = Omit<SourceAssertion, 'path'>;

const STATEMENT =
  /(?:\b([A-Za-z_][\w$]*)\s*:\s*)?\b(assert|assume|cover)\b\s*(property|sequence|final|#\s*0)?\s*\(/g;

/** Offset behind the parenthesis that closes the one at `open`. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')' && --depth === 0) return at + 1;
  }
  return code.length;
}

const SIGNIFICANT = /\bbegin\b|\bend\b|\belse\b|;/g;

/** Offset behind an action block: a statement, or begin … end, with its else. */
function actionEnd(code: string, from: number): number {
  let depth = 0;
  SIGNIFICANT.lastIndex = from;
  for (let match = SIGNIFICANT.exec(code); match; match = SIGNIFICANT.exec(code)) {
    if (match[0] === 'begin') depth += 1;
    if (match[0] === 'end') depth -= 1;
    const ends = depth === 0 && (match[0] === ';' || match[0] === 'end');
    if (depth < 0) return match.index;
    if (ends && !/^\s*else\b/.test(code.slice(match.index + match[0].length)))
      return match.index + match[0].length;
  }
  return code.length;
}

/** The assertions of a SystemVerilog text; what macros hide is not seen. */
export function findAssertions(source: string): Assertion[] {
  const code = codeOf(source);
  return [...code.matchAll(STATEMENT)].map((match) => {
    const [text, label = '', directive, kind] = match;
    const end = actionEnd(code, closing(code, match.index + text.length - 1));
    return {
      directive: directive as Assertion['directive'],
      timing: kind === 'property' || kind === 'sequence' ? 'concurrent' : 'immediate',
      label,
      line: lineAt(code, match.index),
      lastLine: lineAt(code, end),
    };
  });
}
