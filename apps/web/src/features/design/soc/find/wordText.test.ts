import { expect, test } from 'vitest';
import { holding, startingWith, wordText } from './wordText.ts';

/** Few letters, so that parts repeat; some words have a line's end or a letter that grows when it is made small. */
function words(seed: number): string[] {
  let state = seed;
  const next = (below: number) => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
  return Array.from({ length: 40 }, () =>
    Array.from({ length: next(7) }, () => ['a', 'B', 'b', ' ', 'İ', '\n'][next(20) ? next(4) : next(6)]).join(
      '',
    ),
  );
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('finds what a look at each word finds (%i)', (seed) => {
  const all = words(seed);
  const index = wordText(all);
  const small = all.map((word) => word.replaceAll('\n', ' ').toLowerCase());
  const numbers = small.map((_, at) => at);
  for (const wanted of ['a', 'b', 'ab', 'ba', 'bb', 'a b', 'aba', 'zz']) {
    const starts = numbers.filter((at) => small[at]!.startsWith(wanted));
    const others = numbers.filter((at) => small[at]!.includes(wanted) && !small[at]!.startsWith(wanted));
    expect(startingWith(index, wanted, Infinity)).toEqual(starts);
    expect(holding(index, wanted, Infinity)).toEqual(others);
    expect(startingWith(index, wanted, 2)).toEqual(starts.slice(0, 2));
    expect(holding(index, wanted, 2)).toEqual(others.slice(0, 2));
  }
});
