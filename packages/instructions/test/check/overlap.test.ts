import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { wordsIn } from '../../src/check/encodings.ts';
import { commonWord, hexWord } from '../../src/encoding/overlap.ts';
import { LIBRARY, checkInsn } from '../../src/index.ts';

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

it('a core can have the whole library: no word of it is two instructions', () => {
  const all = LIBRARY.flatMap((insn) => wordsIn(insn, Object.keys(insn.instructions)));
  const met = all.flatMap((each, index) =>
    all.slice(0, index).flatMap((other) => {
      const word = commonWord(each, other);
      return word === undefined ? [] : [`${each.name} ${other.name} ${hexWord(word)}`];
    }),
  );
  expect(met).toEqual([]);
  expect(LIBRARY.flatMap(checkInsn).filter(({ severity }) => severity === 'error')).toEqual([]);
});
