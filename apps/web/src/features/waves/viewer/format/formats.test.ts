import { describe, expect, test } from 'vitest';
import type { WaveVariable } from '@netloom/waves';
import type { Radix } from '@netloom/waves/view';
import type { Format } from '../view/model.ts';
import { rowOf } from '../view/signalRow.ts';
import { defaultFormat } from './defaultFormat.ts';
import { formatBits, formatValue, radixesOf } from './formats.ts';

const as = (radix: Radix): Format => ({ radix });

describe('bits in a radix', () => {
  test.each([
    ['00011111', 'hex', '1f'],
    ['1', 'hex', '1'],
    ['101', 'hex', '5'],
    ['1111111', 'hex', '7f'],
    ['10101100', 'oct', '254'],
    ['11111111', 'dec', '255'],
    ['11111111', 'signed', '-1'],
    ['10000000', 'signed', '-128'],
    ['01111111', 'signed', '127'],
    ['0100100001101001', 'ascii', 'Hi'],
    ['000000000100000100000111', 'ascii', 'A.'],
    ['10', 'bin', '10'],
    ['lh', 'hex', '1'],
  ] as const)('%s as %s is %s', (bits, radix, text) => {
    expect(formatBits(bits, as(radix))).toBe(text);
  });

  test('more than 64 bits stay exact', () => {
    const bits = '1'.padEnd(70, '0');
    expect(formatBits(bits, as('dec'))).toBe((2n ** 69n).toString());
    expect(formatBits(bits, as('signed'))).toBe((-(2n ** 69n)).toString());
    expect(formatBits(bits, as('hex'))).toBe((2n ** 69n).toString(16));
  });

  // IEEE 1364-2005, 17.1.1.4: a digit is small x or z when all its bits are, capital when only some are.
  test.each([
    ['0000xxxx', 'hex', '0x'],
    ['zzzz0001', 'hex', 'z1'],
    ['zz01', 'hex', 'Z'],
    ['zx01', 'hex', 'X'],
    ['zzz00001', 'hex', 'Z1'],
    ['zz1', 'oct', 'Z'],
    ['zzzzz', 'hex', 'zz'],
    ['0x', 'dec', 'X'],
    ['zz', 'signed', 'z'],
    ['xx', 'dec', 'x'],
    ['uuuu0000', 'hex', 'u0'],
  ] as const)('unknown bits: %s as %s is %s', (bits, radix, text) => {
    expect(formatBits(bits, as(radix))).toBe(text);
  });

  test('names of values, and digits for a value without a name', () => {
    const names = { '01': 'BUSY' };
    expect(formatBits('01', as('enum'), names)).toBe('BUSY');
    expect(formatBits('11', as('enum'), names)).toBe('3');
    expect(formatBits('1', as('enum'), { '1': 'ON' })).toBe('ON');
  });
});

/** Bits of a number by the engine's own encoder, which the reader does not use. */
function encoded(value: number, width: 32 | 64): string {
  const bytes = new Uint8Array(width === 32 ? Float32Array.of(value).buffer : Float64Array.of(value).buffer);
  return [...bytes]
    .reverse()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
}

describe('numbers with a point', () => {
  test.each([0.1, -2.5, 3.4028234663852886e38, 1e-45, 123456.7])('%d in 32 bits is read back', (value) => {
    const text = formatBits(encoded(value, 32), as('float'));
    expect(Math.fround(Number(text))).toBe(Math.fround(value));
  });

  test.each([0.1, -1e300, 5e-324, Math.PI])('%d in 64 bits is exact', (value) => {
    expect(formatBits(encoded(value, 64), as('float'))).toBe(String(value));
  });

  test('the fewest digits of 32 bits', () => {
    expect(formatBits(encoded(0.1, 32), as('float'))).toBe('0.1');
    expect(formatBits(encoded(-0, 32), as('float'))).toBe('-0');
    expect(formatBits(encoded(NaN, 32), as('float'))).toBe('NaN');
  });

  // IEEE 754-2019 binary16: 1, -2, the greatest, the least subnormal, infinity.
  test.each([
    ['0011110000000000', '1'],
    ['1100000000000000', '-2'],
    ['0111101111111111', '65504'],
    ['0000000000000001', '5.9605e-8'],
    ['0111110000000000', 'Infinity'],
    ['0011010101010101', '0.33325'],
  ])('%s in 16 bits is %s', (bits, text) => {
    expect(formatBits(bits, as('float'))).toBe(text);
  });

  test.each([
    ['00011000', 4, false, '1.5'],
    ['11111000', 4, true, '-0.5'],
    ['11111000', 4, false, '15.5'],
    ['00000001', 8, false, '0.00390625'],
    ['11111111', 8, true, '-0.00390625'],
    ['00000011', 0, false, '3'],
    ['1000', 10, false, '0.0078125'],
  ])('%s with %d fraction bits, signed %s, is %s', (bits, fraction, signedFixed, text) => {
    expect(formatBits(bits, { radix: 'fixed', fraction, signedFixed })).toBe(text);
  });

  test('unknown bits make no number', () => {
    expect(formatBits('0011110000000x00', as('float'))).toBe('X');
    expect(formatBits('zzzz', { radix: 'fixed', fraction: 2 })).toBe('z');
  });
});

function row(change: Partial<WaveVariable>) {
  const plain = { id: 0, signal: 0, name: 'n', path: 'n', range: '', kind: 'wire', direction: '' } as const;
  return rowOf({ ...plain, value: 'bits', width: 1, ...change });
}

test('reals lose the digits that only rounding made', () => {
  expect(formatValue('0.30000000000000004', row({ value: 'real', width: 0 }))).toBe('0.3');
  expect(formatValue('NaN', row({ value: 'real', width: 0 }))).toBe('NaN');
});

test('formats that suit a row', () => {
  expect(radixesOf(row({ width: 1 }))).toEqual([]);
  expect(radixesOf(row({ value: 'real', width: 0 }))).toEqual([]);
  expect(radixesOf(row({ width: 8 }))).toEqual(['bin', 'oct', 'dec', 'signed', 'hex', 'ascii', 'fixed']);
  expect(radixesOf(row({ width: 32 }))).toContain('float');
  expect(radixesOf(row({ width: 2, literals: { '00': 'IDLE' } }))).toContain('enum');
  expect(defaultFormat({ kind: 'integer' })).toEqual({ radix: 'signed' });
  expect(defaultFormat({ kind: 'wire' })).toEqual({ radix: 'hex' });
});
