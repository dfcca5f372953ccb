import { describe, expect, it } from 'vitest';
import { changedLines } from './changedLines.ts';

const lines = (text: string) => text.split(' ').join('\n');

describe('lines that the last edit changed', () => {
  it.each([
    ['nothing', 'a b c', 'a b c', []],
    ['a line replaced', 'a b c', 'a x c', [2]],
    ['a line put in', 'a b c', 'a b x c', [3]],
    ['a line taken out', 'a b c', 'a c', []],
    ['two places', 'a b c d e', 'x b c y e', [1, 4]],
    ['a block doubled: the first one stays', 'a } b }', 'a } a } b }', [3, 4]],
    ['everything', 'a b', 'c d e', [1, 2, 3]],
  ])('%s', (_name, before, after, expected) => {
    expect(changedLines(lines(before), lines(after))).toEqual(expected);
  });

  it('of a text too long to compare are all between its ends', () => {
    const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`).join('\n');
    expect(changedLines(`a\n${long('x')}\nb`, `a\n${long('y')}\nb`)).toHaveLength(1500);
  });
});
