import { describe, expect, it } from 'vitest';
import { alphanumericSpecial, numeric } from './restrict.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

describe('the input restrictions', () => {
  it('keep digits alone', () => {
    expect(numeric(' +86 (138) 0013-8000x٣')).toBe('8613800138000');
  });

  it('keep letters, digits and the symbols of the specification', () => {
    // Of printable ASCII the specification leaves out the space, quotes and angle brackets.
    const left = [...printable].filter((sign) => !alphanumericSpecial(printable).includes(sign)).join('');
    expect(left).toBe(' "\'<>');
    expect(alphanumericSpecial('José 名\n')).toBe('Jos');
  });
});
