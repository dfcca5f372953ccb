import { isAscii } from 'node:buffer';

const NEWLINE = 0x0a;
const [A, Z, LOWER] = [0x41, 0x5a, 0x20];

/** Finds matches in a piece of whole lines; -1 is none. */
export interface Finder {
  /** The first match that begins at `from` or after it. */
  next(from: number): number;
  /** The last match that begins before `before`. */
  previous(before: number): number;
}

export type Matcher = (bytes: Buffer) => Finder;

/** Capitals of ASCII as small letters: every byte keeps its place. */
function lowered(bytes: Buffer): Buffer {
  const lower = Buffer.from(bytes);
  for (let at = 0; at < lower.length; at += 1) {
    const byte = lower[at]!;
    if (byte >= A && byte <= Z) lower[at] = byte | LOWER;
  }
  return lower;
}

function textMatcher(text: string, matchCase: boolean): Matcher {
  const prepare = (bytes: Buffer) => (matchCase ? bytes : lowered(bytes));
  const wanted = prepare(Buffer.from(text));
  return (bytes) => {
    const prepared = prepare(bytes);
    return {
      next: (from) => prepared.indexOf(wanted, from),
      previous: (before) => (before > 0 ? prepared.lastIndexOf(wanted, before - 1) : -1),
    };
  };
}

const ASCII = /^[\0-\x7f]*$/;

/** Byte offsets in the line of all matches. `latin1` holds one byte a character; the text it stands for is matched. */
function* matchesOf(pattern: RegExp, latin1: string, inAscii: boolean): Generator<number> {
  const ascii = inAscii || ASCII.test(latin1);
  const line = ascii ? latin1 : Buffer.from(latin1, 'latin1').toString('utf8');
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    yield ascii ? match.index : Math.min(latin1.length, Buffer.byteLength(line.slice(0, match.index)));
    if (match[0] === '') pattern.lastIndex += 1;
  }
}

function patternMatcher(source: string, matchCase: boolean): Matcher {
  const pattern = new RegExp(source, matchCase ? 'g' : 'gi');
  return (bytes) => {
    const text = bytes.toString('latin1');
    const ascii = isAscii(bytes);
    const inLine = (start: number, end: number) =>
      matchesOf(pattern, text.slice(start, text[end - 1] === '\r' ? end - 1 : end), ascii);
    const lineStart = (at: number) => (at > 0 ? bytes.lastIndexOf(NEWLINE, at - 1) + 1 : 0);
    return {
      next(from) {
        for (let start = lineStart(from), end; start < text.length; start = end + 1) {
          end = text.indexOf('\n', start);
          if (end === -1) end = text.length;
          for (const at of inLine(start, end)) if (start + at >= from) return start + at;
        }
        return -1;
      },
      previous(before) {
        for (let last = before - 1; last >= 0;) {
          const start = lineStart(last);
          const end = text.indexOf('\n', start);
          const all = [...inLine(start, end === -1 ? text.length : end)];
          const found = all.findLast((at) => start + at < before);
          if (found !== undefined) return start + found;
          last = start - 1;
        }
        return -1;
      },
    };
  };
}

/** @throws a SyntaxError for what is no regular expression. */
export function matcherOf(text: string, matchCase: boolean, regularExpression: boolean): Matcher {
  return regularExpression ? patternMatcher(text, matchCase) : textMatcher(text, matchCase);
}
