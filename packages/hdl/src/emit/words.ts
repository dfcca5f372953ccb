/** Where the comment of a line begins; the line's length when there is none. */
export function commentStart(line: string): number {
  for (let at = line.indexOf('//'); at >= 0; at = line.indexOf('//', at + 1))
    if (quotesIn(line, at) % 2 === 0) return at;
  return line.length;
}

/** Quotation marks before a place, without those that are escaped. */
function quotesIn(line: string, end: number): number {
  let count = 0;
  for (let at = line.indexOf('"'); at >= 0 && at < end; at = line.indexOf('"', at + 1))
    if (line[at - 1] !== '\\') count += 1;
  return count;
}

/** The code of a line cut at its spaces, but for those within brackets and strings. */
export function wordsOf(code: string): string[] {
  const words: string[] = [];
  let start = -1;
  walk(code, (at, character, depth) => {
    const isGap = character === ' ' && depth <= 0;
    if (!isGap && start < 0) start = at;
    if (!isGap || start < 0) return;
    words.push(code.slice(start, at));
    start = -1;
  });
  return start < 0 ? words : [...words, code.slice(start)];
}

/** A bracket and its counterpart. */
export interface Group {
  open: number;
  close: number;
}

/** The longest of a code's outermost brackets. */
export function longestGroup(code: string): Group | undefined {
  let longest: Group | undefined;
  let open = -1;
  walk(code, (at, character, depth) => {
    if (isOpening(character) && depth === 1) open = at;
    if (!isClosing(character) || depth !== 0 || open < 0) return;
    if (!longest || at - open > longest.close - longest.open) longest = { open, close: at };
    open = -1;
  });
  return longest;
}

/** Visits what is no part of a string, with the depth of brackets behind it; a string is visited at its quotation marks. */
function walk(code: string, visit: (at: number, character: string, depth: number) => void): void {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < code.length; at++) {
    const character = code[at]!;
    if (character === '"' && code[at - 1] !== '\\') isString = !isString;
    else if (isString) continue;
    else if (isOpening(character)) depth += 1;
    else if (isClosing(character)) depth -= 1;
    visit(at, character, depth);
  }
}

const isOpening = (character: string) => character === '(' || character === '[' || character === '{';
const isClosing = (character: string) => character === ')' || character === ']' || character === '}';
