/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Evenly in [0, 1). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Evenly from `least` to `most`, both included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)]!;
  }

  /** A number of `width` bits; all zeros, all ones and single bits are frequent. */
  bits(width: number): bigint {
    const all = (1n << BigInt(width)) - 1n;
    const shape = this.fraction();
    if (shape < 0.1) return 0n;
    if (shape < 0.2) return all;
    if (shape < 0.35) return 1n << BigInt(this.integer(0, width - 1));
    let value = 0n;
    for (let done = 0; done < width; done += 24)
      value = (value << 24n) | BigInt(this.integer(0, 2 ** 24 - 1));
    return value & all;
  }
}
