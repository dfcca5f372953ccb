import { describe, expect, it } from 'vitest';
import {
  READ_BYTES,
  append,
  characterAt,
  emptyWindow,
  endOf,
  prepend,
  startOf,
  textOf,
} from './logWindow.ts';
import type { LogRead } from './logWindow.ts';

const read = (offset: number, text: string, size = 10_000): LogRead => ({
  offset,
  text,
  end: offset + new TextEncoder().encode(text).length,
  size,
});

describe('log window', () => {
  it('grows at both ends without a gap', () => {
    const middle = append(emptyWindow, read(100, 'middle\n'));
    const whole = prepend(append(middle, read(107, 'after\n')), read(93, 'before\n'));
    expect(textOf(whole)).toBe('before\nmiddle\nafter\n');
    expect([startOf(whole), endOf(whole)]).toEqual([93, 113]);
  });

  it('drops a read that came twice or too late', () => {
    const window = append(emptyWindow, read(0, 'one\n'));
    expect(textOf(append(window, read(0, 'one\n')))).toBe('one\n');
    expect(textOf(append(window, read(8, 'three\n')))).toBe('one\n');
    expect(textOf(prepend(window, read(0, 'zero')))).toBe('one\n');
  });

  it('holds a bounded part of a log that grows without end', () => {
    let window = emptyWindow;
    const text = 'x'.repeat(READ_BYTES);
    for (let at = 0; at < 40; at += 1) window = append(window, read(at * READ_BYTES, text));
    expect(endOf(window)).toBe(40 * READ_BYTES);
    expect(endOf(window) - startOf(window)).toBe(16 * READ_BYTES);
  });

  it('finds characters by byte offset in text of several bytes a character', () => {
    const window = append(append(emptyWindow, read(50, 'aé漢')), read(56, '😀z'));
    expect([50, 51, 53, 56, 60, 61].map((offset) => characterAt(window, offset))).toEqual([0, 1, 2, 3, 5, 6]);
  });
});
