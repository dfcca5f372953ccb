import type { Column } from '../plan/columns.ts';
import type { Macro } from '../library/macro.ts';
import type { Order } from './order.ts';
import type { Words } from './readWords.ts';

/** The words of one macro of a column: its slice of the memory's words, as its own bits. */
export function wordsOfMacro(stored: Words, { chunks }: Column, { words: depth }: Macro, row: number): Words {
  const words = new Map<number, bigint>();
  for (let place = row * depth; place < (row + 1) * depth; place++) {
    const word = stored.get(place);
    if (word === undefined) continue;
    let own = 0n;
    for (const { lsb, at, bits } of chunks)
      own |= ((word >> BigInt(lsb)) & ((1n << BigInt(bits)) - 1n)) << BigInt(at);
    if (own !== 0n) words.set(place - row * depth, own);
  }
  return words;
}

/** The value of INIT, in lines of 256 bits; undefined where all of it is low. */
export function initText(words: Words, order: Order): string | undefined {
  if (words.size === 0) return undefined;
  const nibbles = new Uint8Array(Math.ceil(order.bits / 4));
  for (const [place, word] of words)
    for (let bit = 0, rest = word; rest !== 0n; bit++, rest >>= 1n)
      if (rest & 1n) {
        const at = order.at(place, bit);
        nibbles[at >> 2]! |= 1 << (at & 3);
      }
  const lines: string[] = [];
  for (let from = 0; from < order.bits; from += 256) {
    const bits = Math.min(256, order.bits - from);
    const digits = [...nibbles.subarray(from / 4, from / 4 + Math.ceil(bits / 4))].toReversed();
    lines.unshift(`  ${bits}'h${digits.map((digit) => digit.toString(16)).join('')}`);
  }
  return `{\n${lines.join(',\n')}\n}`;
}
