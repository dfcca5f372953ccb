import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { LIBRARY } from '../../src/index.ts';
import { operation, startOf } from '../../src/core/execute.ts';
import type { Operands } from '../../src/core/execute.ts';
import { knownOf, statesOf, tablesOf } from '../../src/core/understood.ts';

/** An instruction of the library on the model, with states of its own. */
function run(name: string): (operands: Operands) => number {
  const insn = LIBRARY.find(({ instructions }) => name in instructions)!;
  const execute = operation(knownOf(insn).find((each) => each.name === name)!);
  const states = startOf(statesOf(insn), tablesOf(insn));
  return (operands) => execute(operands, states)!;
}

it('crc32.b and crc32.w give the checksums of zlib', () => {
  const [byte, word] = [run('crc32.b'), run('crc32.w')];
  const dice = diceOf(32);
  for (let round = 0; round < 50; round++) {
    const bytes = Uint8Array.from({ length: 4 * (1 + dice.below(20)) }, () => dice.below(256));
    const words = new Uint32Array(bytes.buffer);
    const byBytes = bytes.reduce((crc, value) => byte({ rs1: crc, rs2: value }), 0xffff_ffff);
    const byWords = words.reduce((crc, value) => word({ rs1: crc, rs2: value }), 0xffff_ffff);
    expect([~byBytes >>> 0, ~byWords >>> 0]).toEqual([crc32(bytes), crc32(bytes)]);
  }
});

/** Product in GF(2⁸) by the polynomial of FIPS 197, 4.2. */
function product(a: number, b: number): number {
  let [sum, factor] = [0, a];
  for (let bit = 0; bit < 8; bit++) {
    if ((b >> bit) & 1) sum ^= factor;
    factor = factor & 0x80 ? (factor << 1) ^ 0x11b : factor << 1;
  }
  return sum;
}

it('aes.sbox is the S-box of FIPS 197, 5.1.1, of all bytes', () => {
  const sbox = run('aes.sbox');
  for (let value = 0; value < 256; value++) {
    // The inverse is the one that is found by trying; bit by bit then the sum of (5.1).
    const inverse =
      Array.from({ length: 256 }, (_, each) => each).find((each) => product(value, each) === 1) ?? 0;
    const bit = (at: number) => (inverse >> (at % 8)) & 1;
    const bits = Array.from(
      { length: 8 },
      (_, at) => bit(at) ^ bit(at + 4) ^ bit(at + 5) ^ bit(at + 6) ^ bit(at + 7) ^ ((0x63 >> at) & 1),
    );
    expect(sbox({ rs1: value })).toBe(bits.reduce((sum, each, at) => sum | (each << at), 0));
  }
});

it('isqrt is the square root, rounded down', () => {
  const root = run('isqrt');
  const dice = diceOf(16);
  for (let round = 0; round < 500; round++) {
    const whole = dice.below(2 ** 16);
    // A double is exact here.
    for (const square of [whole ** 2, whole ** 2 + 2 * whole, dice.below(2 ** 32)])
      expect(root({ rs1: square })).toBe(Math.floor(Math.sqrt(square)));
  }
});

it('vdivu is the quotient, popcount the number of ones', () => {
  const [divide, count] = [run('vdivu'), run('popcount')];
  const dice = diceOf(7);
  for (let round = 0; round < 500; round++) {
    const [a, b] = [dice.below(2 ** 32), dice.below(2 ** (1 + dice.below(32)))];
    expect(divide({ rs1: a, rs2: b })).toBe(b === 0 ? 0xffff_ffff : Math.floor(a / b));
    expect(count({ rs1: a })).toBe(a.toString(2).replaceAll('0', '').length);
  }
});
