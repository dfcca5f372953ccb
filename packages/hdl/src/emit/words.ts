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

/** Brackets and strings are all that may hold a space which does not cut. */
const HOLDING = /["()[\]{}]/;

/** The code of a line cut at its spaces, but for those within brackets and strings. */
export function wordsOf(code: string): string[] {
  if (!HOLDING.test(code)) return code.split(' ').filter((word) => word !== '');
  const words: string[] = [];
  let start = 0;
  const cut = (at: number) => {
    if (at > start) words.push(code.slice(start, at));
    start = at + 1;
  };
  walk(code, (at, character, depth) => {
    if (character === ' ' && depth <= 0) cut(at);
  });
  cut(code.length);
  return words;
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

/** Brackets, quotation marks and spaces: what there is to see between words. */
const SEEN = /[ "()[\]{}]/g;

/** Visits brackets and spaces outside of strings, with the depth of brackets behind them. */
function walk(code: string, visit: (at: number, character: string, depth: number) => void): void {
  let depth = 0;
  let isString = false;
  for (const { 0: character, index: at } of code.matchAll(SEEN)) {
    if (character === '"') {
      if (code[at - 1] !== '\\') isString = !isString;
      continue;
    }
    if (isString) continue;
    if (isOpening(character)) depth += 1;
    else if (isClosing(character)) depth -= 1;
    visit(at, character, depth);
  }
}

const isOpening = (character: string) => character === '(' || character === '[' || character === '{';
const isClosing = (character: string) => character === ')' || character === ']' || character === '}';
