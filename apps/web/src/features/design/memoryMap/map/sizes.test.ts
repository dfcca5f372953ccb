import { expect, it } from 'vitest';
import { addressText, readSize, sizeText } from './sizes.ts';

it.each([
  [0n, '0 B'],
  [1000n, '1000 B'],
  [4096n, '4 KiB'],
  [1536n, '≈ 1.5 KiB'],
  [1n << 32n, '4 GiB'],
  [(1n << 32n) - 0x7000n, '≈ 4 GiB'],
  [1n << 64n, '16 EiB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it.each([
  ['4096', 4096n],
  ['0x8000_5000', 0x8000_5000n],
  ['64K', 65536n],
  ['16 MiB', 1n << 24n],
  ['1g', 1n << 30n],
  ['0x10KB', 16384n],
])('"%s" is read', (text, bytes) => {
  expect(readSize(text)).toBe(bytes);
});

it.each(['', '0x', '-4', '4 Q', '1.5K'])('"%s" is no size', (text) => {
  expect(readSize(text)).toBeUndefined();
});

it('groups the digits of an address by four', () => {
  expect(addressText(0x8000_5010n)).toBe('0x8000_5010');
  expect(addressText(0xf_0000_0000n)).toBe('0xF_0000_0000');
});
