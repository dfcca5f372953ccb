import { expect, it } from 'vitest';
import { textLines, widthOf } from './textLines.ts';

it('cuts between words and keeps lines of the text', () => {
  expect(textLines('boot memory and\ntimers', 7)).toEqual(['boot memory', 'and', 'timers']);
});

it('cuts what has no spaces, and loses no letter', () => {
  for (const text of ['abcdefghijklmnopqrstuvwxyz', '周辺回路とブートメモリ', 'AXI クロスバー と APB']) {
    const lines = textLines(text, 5);
    expect(lines.every((line) => widthOf(line) <= 5)).toBe(true);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});

it('has an empty line for an empty paragraph', () => {
  expect(textLines('a\n\nb', 5)).toEqual(['a', '', 'b']);
});
