import { describe, expect, test } from 'vitest';
import { addresses, bits, read, said } from '../../../test/systemrdl/reading.ts';

const WORD = 'reg word { field {} f[32]; };';

describe('addresses that the file leaves open', () => {
  test('regalign: at a multiple of the size, arrays without gaps (Table 26)', () => {
    const text = `${WORD} addrmap m {
      reg { regwidth = 8; field {} f; } small;
      word a;
      reg { regwidth = 64; field {} f; } wide;
      reg { regwidth = 8; field {} f; } bytes[3];
      word last;
    };`;
    // 0; 1 → 4; 8 → 8; 16, 17, 18; 19 → 20.
    const expected = { small: 0, a: 4, wide: 8, 'bytes[0]': 16, 'bytes[1]': 17, 'bytes[2]': 18, last: 20 };
    expect(addresses(text)).toEqual(expected);
  });

  test('compact: at a multiple of the accesswidth', () => {
    const text = `${WORD} addrmap m {
      addressing = compact;
      word a;
      reg { regwidth = 64; accesswidth = 32; field {} f; } wide;
      reg { regwidth = 8; field {} f; } small;
      reg { regwidth = 16; field {} f; } half;
    };`;
    // 4 is a multiple of 4, although the register has 8 bytes; 12; 13 → 14.
    expect(addresses(text)).toEqual({ a: 0, wide: 4, small: 12, half: 14 });
  });

  test('fullalign: an array at a multiple of its whole size, as a power of two', () => {
    const text = `${WORD} addrmap m { addressing = fullalign; word a; word b[3]; word c; };`;
    // 3 words are 12 bytes → 16.
    expect(addresses(text)).toEqual({ a: 0, 'b[0]': 16, 'b[1]': 20, 'b[2]': 24, c: 28 });
  });

  test('alignment, @, += and %=', () => {
    const text = `${WORD} addrmap m {
      alignment = 8;
      word a; word b; word c @ 0x24; word d[2] += 0x10; word e %= 0x100;
    };`;
    // 4 → 8; 0x24; 0x28 with 0x10 between; 0x48 → 0x100.
    expect(addresses(text)).toEqual({ a: 0, b: 8, c: 0x24, 'd[0]': 0x28, 'd[1]': 0x38, e: 0x100 });
  });

  test('forty arrays whose lengths depend on a parameter end, and what is fixed is said', () => {
    const arrays = Array.from({ length: 40 }, (_, k) => `word a${k}[N + ${k}] @ ${k * 1024};`).join(' ');
    const text = `${WORD} addrmap m #(longint unsigned N = 2) { regfile { ${arrays} } f; word last; };`;
    const found = addresses(text);
    expect([found['f.a39[0]'], found['f.a39[40]']]).toEqual([39 * 1024, 39 * 1024 + 160]);
    // 39 * 1024 + 41 * 4 bytes.
    expect(found.last).toBe(40_100);
    expect(said(read(text).diagnostics)).toContainEqual(
      expect.stringContaining('taken for their default values'),
    );
  });

  test('register files count from their own start, and lie at a power of two of their size', () => {
    const text = `${WORD} addrmap m { word a; regfile { word x; word y; word z; } f[2]; word b; };`;
    // 12 bytes → aligned to 16; the copies follow without a gap; 16 + 24 = 40.
    expect(addresses(text)).toEqual({
      a: 0,
      'f[0].x': 16,
      'f[0].y': 20,
      'f[0].z': 24,
      'f[1].x': 28,
      'f[1].y': 32,
      'f[1].z': 36,
      b: 40,
    });
  });

  test('arrays of two dimensions, the last index fastest', () => {
    const found = addresses(`${WORD} addrmap m { word grid[2][3] @ 0x10 += 8; };`);
    expect(found['grid[0][2]']).toBe(0x10 + 2 * 8);
    expect(found['grid[1][0]']).toBe(0x10 + 3 * 8);
  });

  test('what is not present takes no address', () => {
    const text = `${WORD} addrmap m { word a; word b; word c; b->ispresent = false; };`;
    expect(addresses(text)).toEqual({ a: 0, c: 4 });
  });

  test('memories take their words', () => {
    const text = `${WORD} addrmap m { external mem { mementries = 4; memwidth = 32; } ram; word a; };`;
    expect(addresses(text)).toEqual({ ram: 0, a: 16 });
  });
});

describe('bits that the file leaves open', () => {
  test('from the lowest bit upwards', () => {
    const text =
      'addrmap m { reg { field {} a; field {} b[3]; field {} c[12:10]; field { fieldwidth = 2; } d; } R; };';
    expect(bits(text)).toEqual({ 'R.a': '[0:0]', 'R.b': '[3:1]', 'R.c': '[12:10]', 'R.d': '[14:13]' });
  });

  test('with msb0 from the highest bit downwards', () => {
    const text = 'addrmap m { msb0; reg { field {} a; field {} b[3]; } R; };';
    expect(bits(text)).toEqual({ 'R.a': '[31:31]', 'R.b': '[30:28]' });
  });
});

describe('parameters of the top-level map stay symbolic', () => {
  const text = `addrmap m #(longint unsigned N = 2, longint unsigned W = 4) {
    reg entry #(longint unsigned SIZE = 1) { field {} value[SIZE-1:0] = SIZE; };
    entry #(.SIZE(W*2)) e[N];
    entry after;
    entry wide[N] += 4 * N;
    entry last;
  };`;

  test('in counts and in the addresses behind them', () => {
    const at = (n: number) => addresses(text, { N: String(n) });
    expect(at(2)).toMatchObject({ after: 8, 'wide[1]': 12 + 8, last: 12 + 16 });
    expect(at(5)).toMatchObject({ after: 20, 'wide[1]': 24 + 20, last: 24 + 100 });
  });

  test('in widths and resets', () => {
    expect(bits(text)['e.value']).toBe('[7:0]');
    expect(bits(text.replace('W = 4', 'W = 3'))['e.value']).toBe('[5:0]');
  });
});
