/** Whole numbers that look random and are the same for the same seed (mulberry32). */
export interface Dice {
  /** From 0 to `count` - 1. */
  below(count: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  const shuffled = <T>(items: readonly T[]) => {
    const rest = [...items];
    return items.map(() => rest.splice(below(rest.length), 1)[0]!);
  };
  return { below, shuffled };
}
