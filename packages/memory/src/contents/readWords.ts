import type { Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';

/** Words by their number; what a text leaves out is not in it. */
export type Words = ReadonlyMap<number, bigint>;

interface Size {
  depth: number;
  width: number;
}

const TOKEN = /^(?:@([0-9a-f]+)|([0-9a-f][0-9a-f_]*))$/i;

/**
 * Words of a `$readmemh` text (IEEE 1800-2017, 21.4): hexadecimal, one behind the other, `@` with the number of the next
 * one. A word that does not fit, where a simulator would cut it off, is refused.
 */
export function readWords(lines: readonly string[], { depth, width }: Size): Words | Worded {
  const words = new Map<number, bigint>();
  let next = 0;
  let inComment = false;
  for (const [index, line] of lines.entries()) {
    const [text, stays] = withoutComments(line, inComment);
    inComment = stays;
    for (const token of text.split(/\s+/)) {
      if (token === '') continue;
      const [, place, digits] = TOKEN.exec(token) ?? [];
      if (place !== undefined) {
        next = Number.parseInt(place, 16);
        continue;
      }
      const at = { line: index + 1, at: token.slice(0, 40) };
      if (digits === undefined) return say('MEM-CONTENTS/token', at);
      const word = BigInt(`0x${digits.replaceAll('_', '')}`);
      if (word >> BigInt(width) !== 0n) return say('MEM-CONTENTS/wide', { ...at, width });
      if (next >= depth) return say('MEM-CONTENTS/beyond', { ...at, word: next, last: depth - 1 });
      words.set(next++, word);
    }
  }
  return words;
}

/** The line without its comments, and whether one goes on in the next line. */
function withoutComments(line: string, inside: boolean): [text: string, stays: boolean] {
  const text = inside ? `/*${line}` : line;
  const plain = text.replaceAll(/\/\*.*?\*\/|\/\/.*/g, ' ');
  const open = plain.indexOf('/*');
  return open === -1 ? [plain, false] : [plain.slice(0, open), true];
}

/** The same words as a `$readmemh` text, eight a line. */
export function writeWords(words: Words, width: number): string[] {
  const digits = Math.ceil(width / 4);
  const lines: string[] = [];
  let row: string[] = [];
  let next = 0;
  for (const [place, word] of [...words].sort(([a], [b]) => a - b)) {
    if (place !== next || row.length === WORDS_OF_LINE) {
      if (row.length > 0) lines.push(row.join(' '));
      row = [];
      if (place !== next) lines.push(`@${place.toString(16)}`);
    }
    row.push(word.toString(16).padStart(digits, '0'));
    next = place + 1;
  }
  return row.length > 0 ? [...lines, row.join(' ')] : lines;
}

const WORDS_OF_LINE = 8;
