import { describe, expect, test } from 'vitest';
import { defaultRadix, formatBits, formatValue, radixesOf } from './radix.ts';

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
  ] as const)('%s as %s is %s', (bits, radix, text) => {
    expect(formatBits(bits, radix)).toBe(text);
  });

  test('more than 64 bits stay exact', () => {
    const bits = '1'.padEnd(70, '0');
    expect(formatBits(bits, 'dec')).toBe((2n ** 69n).toString());
    expect(formatBits(bits, 'signed')).toBe((-(2n ** 69n)).toString());
    expect(formatBits(bits, 'hex')).toBe((2n ** 69n).toString(16));
  });

  test.each([
    ['0000xxxx', 'hex', '0x'],
    ['zzzz0001', 'hex', 'z1'],
    ['zz01', 'hex', 'x'],
    ['zzz00001', 'hex', 'x1'],
    ['zz1', 'oct', 'x'],
    ['zzzzz', 'hex', 'zz'],
    ['0x', 'dec', 'x'],
    ['zz', 'signed', 'z'],
  ] as const)('unknown bits: %s as %s is %s', (bits, radix, text) => {
    expect(formatBits(bits, radix)).toBe(text);
  });

  test('names of values, and digits for a value without a name', () => {
    expect(formatBits('01', 'enum', { '01': 'BUSY' })).toBe('BUSY');
    expect(formatBits('11', 'enum', { '01': 'BUSY' })).toBe('3');
  });
});

test('reals lose the digits that only rounding made', () => {
  expect(formatValue('0.30000000000000004', { value: 'real' }, 'hex')).toBe('0.3');
  expect(formatValue('NaN', { value: 'real' }, 'hex')).toBe('NaN');
});

test('radixes that suit a variable', () => {
  expect(radixesOf({ value: 'bits', width: 1 })).toEqual([]);
  expect(radixesOf({ value: 'real', width: 0 })).toEqual([]);
  expect(radixesOf({ value: 'bits', width: 8 })).not.toContain('enum');
  expect(radixesOf({ value: 'bits', width: 2, literals: { '00': 'IDLE' } })).toContain('enum');
  expect(defaultRadix({ kind: 'integer' })).toBe('signed');
  expect(defaultRadix({ kind: 'wire' })).toBe('hex');
});
