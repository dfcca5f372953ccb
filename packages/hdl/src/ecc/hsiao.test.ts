import { expect, it } from 'vitest';
import { checkBitsOf, columnsOf, rowMasksOf } from './index.ts';

const ones = (value: number) => value.toString(2).replaceAll('0', '').length;
const WIDTHS = Array.from({ length: 128 }, (_, index) => index + 1);

it('one wrong bit has a syndrome of its own, and two have one that no bit has', () => {
  for (const width of WIDTHS) {
    const checks = Array.from({ length: checkBitsOf(width) }, (_, row) => 2 ** row);
    const columns = [...columnsOf(width), ...checks];
    expect(new Set(columns).size, `${width}`).toBe(width + checks.length);
    // Odd and odd make even, and not nothing where they differ: no column is even.
    expect(columns.filter((column) => ones(column) % 2 === 0)).toEqual([]);
    expect(Math.max(...columns)).toBeLessThan(2 ** checks.length);
  }
});

it('a row is the bits whose columns have it', () => {
  const columns = columnsOf(32);
  rowMasksOf(32).forEach((mask, row) => {
    const bits = [...BigInt(`0x${mask}`).toString(2).padStart(32, '0')].toReversed();
    expect(bits).toEqual(columns.map((column) => String((column >> row) & 1)));
  });
});
