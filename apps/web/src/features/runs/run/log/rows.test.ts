import { describe, expect, it } from 'vitest';
import { ROW_CHARACTERS, rowAt, rowsOf } from './rows.ts';

describe('rowsOf', () => {
  it('ends rows at every kind of line end and keeps empty lines', () => {
    expect(rowsOf('a\r\nb\rc\n\nd').map((row) => row.text)).toEqual(['a', 'b', 'c', '', 'd']);
    expect(rowsOf('a\n').map((row) => row.text)).toEqual(['a']);
    expect(rowsOf('')).toEqual([]);
  });

  it('loses nothing of a line of 10 MB', () => {
    const line = 'x'.repeat(10_000_000);
    const rows = rowsOf(`${line}\nend`);
    expect(rows).toHaveLength(10_000_000 / ROW_CHARACTERS + 1);
    expect(rows.filter((row) => row.continued)).toHaveLength(rows.length - 2);
    expect(rows.at(-1)).toEqual({ at: 10_000_001, text: 'end', continued: false });
  });

  it('finds the row of a character', () => {
    const rows = rowsOf('one\ntwo\nthree');
    expect([0, 3, 4, 7, 8, 12, 99].map((at) => rowAt(rows, at))).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });
});
