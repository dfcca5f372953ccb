import { describe, expect, it } from 'vitest';
import { spansOf } from './ansi.ts';

describe('spansOf', () => {
  it('reads colours and weight', () => {
    expect(spansOf('\x1b[1;31merror\x1b[0m: \x1b[92mok\x1b[39m.')).toEqual([
      { text: 'error', colour: 'red', bold: true },
      { text: ': ', colour: null, bold: false },
      { text: 'ok', colour: 'green', bold: false },
      { text: '.', colour: null, bold: false },
    ]);
  });

  it('leaves out cursor moves, titles and extended colours', () => {
    const text = '\x1b[2K\x1b[1Ga\x1b]0;title\x07b\x1b[38;5;200mc\x1b[?25l\x1b(d';
    expect(
      spansOf(text)
        .map((span) => span.text)
        .join(''),
    ).toMatch(/^abc/);
  });

  it('keeps plain text as it is', () => {
    expect(spansOf('a [31m b')).toEqual([{ text: 'a [31m b', colour: null, bold: false }]);
    expect(spansOf('')).toEqual([]);
  });
});
