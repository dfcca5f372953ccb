/** Sets of points as words of 32 bits. */
export type Bits = Uint32Array;

export function wordsOf(bytes: Uint8Array): Bits {
  const words = new Uint32Array((bytes.length + 3) >> 2);
  for (const [at, byte] of bytes.entries()) words[at >> 2] = words[at >> 2]! | (byte << ((at & 3) * 8));
  return words;
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const sizeOf = (set: Bits): number => set.reduce((sum, word) => sum + ones(word), 0);

/** How many points of `set` are in `open` too. */
export function shared(set: Bits, open: Bits): number {
  let sum = 0;
  for (let at = 0; at < set.length; at++) sum += ones(set[at]! & open[at]!);
  return sum;
}

export function union(sets: readonly Bits[], length: number): Bits {
  const all = new Uint32Array(length);
  for (const set of sets) for (let at = 0; at < length; at++) all[at] = all[at]! | set[at]!;
  return all;
}

/** Takes the points of `set` out of `open`. */
export function remove(open: Bits, set: Bits): void {
  for (let at = 0; at < set.length; at++) open[at] = open[at]! & ~set[at]!;
}

export const isEmpty = (set: Bits): boolean => set.every((word) => word === 0);
