import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { commonWord } from '../../src/encoding/overlap.ts';

const BITS = 8;

/** All words of eight bits that both are. */
function counted(a: { mask: number; match: number }, b: { mask: number; match: number }): number[] {
  return Array.from({ length: 1 << BITS }, (_, word) => word).filter(
    (word) => (word & a.mask) === a.match && (word & b.mask) === b.match,
  );
}

it('two encodings meet exactly where counting all words finds one, which is the witness', () => {
  const dice = diceOf(26);
  const drawn = () => {
    const mask = dice.below(256);
    return { name: 'x', mask, match: dice.below(256) & mask };
  };
  let met = 0;
  for (let round = 0; round < 2000; round++) {
    const [a, b] = [drawn(), drawn()];
    const word = commonWord(a, b);
    const all = counted(a, b);
    expect(word !== undefined).toBe(all.length > 0);
    if (word === undefined) continue;
    met++;
    expect(all).toContain(word);
  }
  expect(met).toBeGreaterThan(100);
});
