import { describe, expect, it } from 'vitest';
import { findNext, findPrevious } from './searchLog.ts';
import type { ReadLog } from './searchLog.ts';

/** A log in memory that answers reads as the server does. */
function logOf(text: string): ReadLog {
  const bytes = Buffer.from(text);
  return async (offset, length) => {
    const part = bytes.subarray(offset, offset + length);
    return { offset, text: part.toString('utf8'), end: offset + part.length, size: bytes.length };
  };
}

const MEBIBYTE = 1_048_576;
/** "needle" stands at 10, across the first mebibyte, and at the end. */
const text = `${'-'.repeat(10)}needle`.padEnd(MEBIBYTE - 3, '.') + 'Needle'.padEnd(MEBIBYTE, 'é') + 'NEEDLE';
const read = logOf(text);
const places = [10, MEBIBYTE - 3, Buffer.byteLength(text) - 6];

describe('search', () => {
  it('goes forward over every occurrence, across the cuts between reads', async () => {
    const found: (number | null)[] = [];
    for (let from = 0; found.at(-1) !== null; from = (found.at(-1) ?? 0) + 1) {
      found.push(await findNext(read, 'needle', from));
    }
    expect(found).toEqual([...places, null]);
  });

  it('goes back over every occurrence', async () => {
    const found: (number | null)[] = [];
    for (let before = Buffer.byteLength(text); found.at(-1) !== null; before = found.at(-1) ?? 0) {
      found.push(await findPrevious(read, 'needle', before));
    }
    expect(found).toEqual([...places.toReversed(), null]);
  });
});
