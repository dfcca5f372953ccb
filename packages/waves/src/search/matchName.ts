/** How well a word matches a name, best first. */
export const Match = { whole: 0, start: 1, wordStart: 2, inside: 3, letters: 4, none: 5 } as const;
export type Match = (typeof Match)[keyof typeof Match];

/** ASCII in small letters; other bytes as they are. */
const small = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte,
);

const encoder = new TextEncoder();

export function wordBytes(word: string): Uint8Array {
  return encoder.encode(word).map((byte) => small[byte]!);
}

function kindOf(byte: number): 'digit' | 'letter' | 'other' {
  if (byte >= 0x30 && byte <= 0x39) return 'digit';
  return byte >= 0x80 || (small[byte]! >= 0x61 && small[byte]! <= 0x7a) ? 'letter' : 'other';
}

/** `rx` and `fifo` begin words of `rx_fifo`, `u2fifo`, `rxFifo`. */
function beginsWord(bytes: Uint8Array, i: number, begin: number): boolean {
  if (i === begin) return true;
  const [before, now] = [bytes[i - 1]!, bytes[i]!];
  const kind = kindOf(now);
  if (kind !== kindOf(before)) return kind !== 'other';
  return kind === 'letter' && small[now] !== now && small[before] === before;
}

/** Where `word` (as of `wordBytes`) is in `bytes[from … end]`; -1 for nowhere. */
export function indexOfWord(bytes: Uint8Array, from: number, end: number, word: Uint8Array): number {
  const first = word[0];
  for (let i = from; i <= end - word.length; i++) {
    if (small[bytes[i]!] !== first) continue;
    let k = 1;
    while (k < word.length && small[bytes[i + k]!] === word[k]) k += 1;
    if (k === word.length) return i;
  }
  return -1;
}

/** Whether the letters come in this order, the first of them where a word begins. */
function hasLetters(bytes: Uint8Array, begin: number, end: number, word: Uint8Array): boolean {
  for (let i = begin; i <= end - word.length; i++) {
    if (small[bytes[i]!] !== word[0] || !beginsWord(bytes, i, begin)) continue;
    let k = 1;
    for (let at = i + 1; at < end && k < word.length; at++) if (small[bytes[at]!] === word[k]) k += 1;
    return k === word.length;
  }
  return false;
}

/** How `word` (as of `wordBytes`, not empty) matches the name `bytes[begin … end]`. */
export function matchName(bytes: Uint8Array, begin: number, end: number, word: Uint8Array): Match {
  let at = indexOfWord(bytes, begin, end, word);
  if (at < 0) return hasLetters(bytes, begin, end, word) ? Match.letters : Match.none;
  if (at === begin) return end - begin === word.length ? Match.whole : Match.start;
  for (; at >= 0; at = indexOfWord(bytes, at + 1, end, word)) {
    if (beginsWord(bytes, at, begin)) return Match.wordStart;
  }
  return Match.inside;
}
