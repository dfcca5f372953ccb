import { describe, expect, test } from 'vitest';
import { fieldOf, readMap } from '../../../test/systemrdl/reading.ts';

describe('expressions', () => {
  // Values by arithmetic.
  test.each([
    ["8'hF0 | 8'b1111", 0xff],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ** 3 ** 1', 8],
    ['1 << 4 >> 2', 4],
    ['17 % 5', 2],
    ["~8'h0F", 0xf0],
    ["{4'hA, 4'h5}", 0xa5],
    ["{2{4'h3}}", 0x33],
    ["4'(8'hAB)", 0xb],
    ['true ? 3 : 4', 3],
    ['(5 > 3) && !(2 == 3) ? 1 : 0', 1],
    ["&4'hF", 1],
    ["^4'b0111", 1],
    ['6 ^ 3', 5],
    ['e::two + 1', 3],
    ['1_000 - 9_90', 10],
    ['0xAB', 0xab],
  ])('%s', (text, expected) => {
    const map = readMap(`enum e { one = 1; two; }; addrmap m { reg { field {} f[16] = ${text}; } R; };`);
    const [register] = map.children;
    expect(Number(register?.kind === 'register' && register.fields[0]!.reset)).toBe(expected);
  });

  test('strings that follow each other are one; quotes and backslashes are escaped', () => {
    expect(fieldOf('field { desc = "a \\"b\\" " "\\\\c"; } f;').description).toBe('a "b" \\c');
  });

  test('RDLFormatCode becomes Markdown', () => {
    expect(fieldOf('field { desc = "[b]bold[/b] [code]x[/code] [lb]b]"; } f;').description).toBe(
      '**bold** `x` [b]',
    );
  });
});
