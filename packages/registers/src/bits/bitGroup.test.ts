import { describe, expect, it } from 'vitest';
import { bitsText, checkBitGroup, parseBits } from './bitGroup.ts';

describe('bits as written', () => {
  it.each([
    ['7:4', [7, 6, 5, 4]],
    ['[4:7]', [7, 6, 5, 4]],
    [' 5 ', [5]],
    ['3, 4,5', [3, 4, 5]],
    ['9 8', [9, 8]],
  ])('%s', (text, bits) => {
    expect(parseBits(text)).toEqual(bits);
  });

  it.each(['', 'x', '7:', '-1', '1,b', '2000', '0:5000'])('%j are none', (text) => {
    expect(parseBits(text)).toBeUndefined();
  });
});

describe('a group of bits', () => {
  it('has as many bits as are needed', () => {
    expect(checkBitGroup([3, 4], 3)).toMatchObject({ ok: false, said: { message: 'Need 3 bits' } });
    expect(checkBitGroup([], 2)).toMatchObject({ ok: false, said: { message: 'Need 2 bits' } });
  });

  it('is contiguous', () => {
    expect(checkBitGroup([3, 5])).toMatchObject({ ok: false, said: { message: 'Must be Contiguous' } });
    expect(checkBitGroup([3, 3])).toMatchObject({ ok: false, said: { message: 'Must be Contiguous' } });
    expect(checkBitGroup([5, 3, 4], 3)).toEqual({ ok: true, lsb: 3, width: 3 });
  });

  it('is written as it is read', () => {
    expect(bitsText({ lsb: 4, width: 4 })).toBe('7:4');
    expect(bitsText({ lsb: 5, width: 1 })).toBe('5');
  });
});
