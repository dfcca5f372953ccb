import { codeOf } from '../../codeOf.ts';

/** A condition that is one plusarg alone (IEEE 1800-2017, 21.6); of one with a value, what stands before it. */
const CONDITION =
  /\bif\s*\(\s*\$(?:test|value)\$plusargs\s*\(\s*"([^"\\%]+)(?:%[^"]*)?"\s*(?:,[^()]*)?\)\s*\)/g;

const BLOCK_WORD = /\b(?:begin|end)\b/g;

/** Where the statement that begins at an offset ends; the end of the text where its block is left open. */
function endOfStatement(code: string, from: number): number {
  const first = /^\s*begin\b/.exec(code.slice(from));
  if (first === null) {
    const end = code.indexOf(';', from);
    return end < 0 ? code.length : end + 1;
  }
  let depth = 0;
  BLOCK_WORD.lastIndex = from;
  for (let word = BLOCK_WORD.exec(code); word !== null; word = BLOCK_WORD.exec(code)) {
    depth += word[0] === 'begin' ? 1 : -1;
    if (depth === 0) return word.index + word[0].length;
  }
  return code.length;
}

/**
 * The text with what a run never executes blanked out: statements under the condition of a plusarg that it does not give.
 * Every other character keeps its offset.
 */
export function withoutUnasked(source: string, plusargs: readonly string[]): string {
  const given = plusargs.map((each) => each.replace(/^\+/, ''));
  const code = codeOf(source);
  let text = source;
  for (const { 0: condition, 1: name, index } of source.matchAll(CONDITION)) {
    // A comment has no conditions.
    const isCode = code.startsWith('if', index);
    if (!isCode || given.some((each) => each.startsWith(name!))) continue;
    const start = index + condition.length;
    const end = endOfStatement(code, start);
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  }
  return text;
}
