import { hexOf } from '../hex.ts';

/** Bytes of a word's lanes as hexadecimal digits, the most significant first; `--` for a byte without strobe. */
export function bytesOf(
  word: string,
  strobes: string | null,
  [least, greatest]: [number, number],
): { text: string; bytes: number } {
  if (strobes === null) {
    const bits = word.slice(Math.max(0, word.length - 8 * (greatest + 1)), word.length - 8 * least);
    return { text: hexOf(bits), bytes: greatest - least + 1 };
  }
  let text = '';
  let bytes = 0;
  for (let lane = greatest; lane >= least; lane--) {
    const strobe = strobes.at(-1 - lane) ?? '0';
    const end = word.length - 8 * lane;
    text += strobe === '0' ? '--' : hexOf(word.slice(Math.max(0, end - 8), end));
    if (strobe === '1') bytes += 1;
  }
  return { text, bytes };
}
