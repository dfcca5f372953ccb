import type { Candidate } from '../plan/macrosOf.ts';

/** How the parameter INIT of a cell has the words of its macro: as the block's own parameters have them. */
export interface Order {
  /** Bits of INIT. */
  bits: number;
  /** Bit of INIT that a bit of a word is. */
  at(word: number, bit: number): number;
  /** The same as an expression over `w` and `i`; undefined where words lie one behind the other. */
  text?: string;
}

export function orderOf({ macro, primitive }: Candidate): Order {
  const { words, bits } = macro;
  if (primitive === 'SB_RAM40_4K' && bits < 16) return interleaved(bits);
  if (primitive === 'DP16KD') return padded(bits);
  return { bits: words * bits, at: (word, bit) => word * bits + bit };
}

/** Narrow words of SB_RAM40_4K share rows of 16 bits, of which each has every n-th (Lattice iCE Technology Library). */
function interleaved(bits: number): Order {
  const step = 16 / bits;
  return {
    bits: 4096,
    at: (word, bit) => 16 * (word % 256) + step * bit + Math.floor(word / 256),
    text: `16*(w % 256) + ${step}*i + w/256`,
  };
}

/** Rows of DP16KD have 18 bits, which its parameters have in steps of 20; narrow words leave every ninth bit out. */
function padded(bits: number): Order {
  const whole = bits === 18 || bits === 9;
  const lane = whole ? 9 : 8;
  const at = (word: number, bit: number) => {
    const flat = word * bits + bit;
    const byte = Math.floor(flat / lane);
    return 20 * Math.floor(byte / 2) + 9 * (byte % 2) + (flat % lane);
  };
  const flat = `(w*${bits} + i)`;
  return { bits: 20_480, at, text: `20*(${flat}/${2 * lane}) + 9*(${flat}/${lane} % 2) + ${flat} % ${lane}` };
}
