/** Numbers of Marsaglia's xorshift32: the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995 || 1;
    for (let warm = 0; warm < 8; warm++) this.word();
  }

  /** 32 bits, unsigned. */
  word(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return state >>> 0;
  }

  /** From 0 to below `end`. */
  below(end: number): number {
    return Math.floor((this.word() / 0x1_0000_0000) * end);
  }

  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** True once in `times`. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Values at which arithmetic goes wrong more often than any: corners, powers of two and their neighbours. */
  operand(): number {
    if (this.oneIn(3)) return this.word();
    if (this.oneIn(2)) return this.pick(CORNERS);
    return ((1 << this.below(32)) + this.between(-1, 1)) >>> 0;
  }
}

/** Where results of 32 bits overflow, change sign or vanish. */
export const CORNERS: readonly number[] = [
  0, 1, 2, 0xffff_ffff, 0xffff_fffe, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0x5555_5555, 0xaaaa_aaaa,
  0x0000_ffff, 0xffff_0000, 0x0000_8000, 0x00ff_00ff, 0x0102_0408, 31, 32, 33,
];
