/** Words that are one instruction: those with `(word & mask) === match`. */
export interface Words {
  name: string;
  mask: number;
  match: number;
}

/**
 * A word that is both, or undefined when there is none: two sets of words with fixed bits meet exactly where the bits
 * that both fix are alike.
 */
export function commonWord(a: Words, b: Words): number | undefined {
  if (((a.match ^ b.match) & a.mask & b.mask) !== 0) return undefined;
  return (a.match | b.match) >>> 0;
}

export const hexWord = (word: number): string => `0x${(word >>> 0).toString(16).padStart(8, '0')}`;
