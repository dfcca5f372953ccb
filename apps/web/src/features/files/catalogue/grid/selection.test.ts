import { describe, expect, it } from 'vitest';
import { NOTHING, among, choose, chooseAll, extend, keyTarget, toggle } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const chosen = ({ chosen: set }: { chosen: ReadonlySet<string> }) => [...set].sort().join('');

describe('a selection', () => {
  it('extends from its anchor in both directions', () => {
    const start = choose('c');
    const down = extend(start, 'e', keys);
    expect(chosen(down)).toBe('cde');
    expect(chosen(extend(down, 'a', keys))).toBe('abc');
    expect(chosen(extend(NOTHING, 'b', keys))).toBe('b');
  });

  it('toggles single rows and takes all', () => {
    const two = toggle(choose('a'), 'd');
    expect(chosen(two)).toBe('ad');
    expect(chosen(toggle(two, 'a'))).toBe('d');
    expect(chosen(chooseAll(two, keys))).toBe('abcde');
  });

  it('forgets rows that are gone', () => {
    expect(among(toggle(choose('a'), 'd'), new Set(['a']))).toEqual({
      chosen: new Set(['a']),
      focus: null,
      anchor: null,
    });
  });

  it('is led by the keyboard and stays within the rows', () => {
    expect(keyTarget('ArrowDown', NOTHING, keys, 3)).toBe('a');
    expect(keyTarget('ArrowUp', NOTHING, keys, 3)).toBe('e');
    expect(keyTarget('PageDown', choose('b'), keys, 3)).toBe('e');
    expect(keyTarget('PageUp', choose('b'), keys, 3)).toBe('a');
    expect(keyTarget('End', choose('b'), keys, 3)).toBe('e');
    expect(keyTarget('Home', choose('b'), keys, 3)).toBe('a');
    expect(keyTarget('x', choose('b'), keys, 3)).toBeUndefined();
    expect(keyTarget('ArrowDown', NOTHING, [], 3)).toBeUndefined();
  });
});
