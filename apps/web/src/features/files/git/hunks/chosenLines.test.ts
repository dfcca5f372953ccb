import type { GitHunk } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { chosenIn, lineKey, lineNumbers, toggled } from './chosenLines.ts';

const kinds = ['same', 'removed', 'added', 'added', 'same'] as const;
const hunk: GitHunk = {
  before: 10,
  after: 12,
  place: '',
  lines: kinds.map((kind) => ({ kind, text: '', endless: false })),
};

describe('lines of a hunk', () => {
  it('have their number on each side', () => {
    expect(lineNumbers(hunk)).toEqual([
      [10, 12],
      [11, null],
      [null, 13],
      [null, 14],
      [12, 15],
    ]);
  });

  it('are ticked one by one, and from the last one on', () => {
    const one = toggled(new Set(), hunk, 3, 1, null);
    expect(chosenIn(hunk, 3, one)).toEqual([1]);
    expect(chosenIn(hunk, 2, one)).toEqual([]);
    const all = toggled(one, hunk, 3, 3, 1);
    expect(chosenIn(hunk, 3, all)).toEqual([1, 2, 3]);
    expect([...toggled(all, hunk, 3, 2, null)]).toEqual([lineKey(3, 1), lineKey(3, 3)]);
  });
});
