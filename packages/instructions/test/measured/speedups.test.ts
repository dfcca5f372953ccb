import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { LIBRARY, programFor } from '../../src/index.ts';
import { MEASURED_SPEEDUPS } from '../../src/measured/table.ts';
import { SPEEDUP_PROGRAMS, speedupHash } from '../../src/measured/speedups.ts';

it('every instruction of the library has a program that measures it', () => {
  for (const insn of LIBRARY)
    for (const name of Object.keys(insn.instructions))
      expect(programFor(insn, name)?.insn, name).toBe(insn.name);
});

it('a figure is of the very text that it was measured of', () => {
  const bits = LIBRARY.find(({ name }) => name === 'bits')!;
  const program = programFor(bits, 'popcount')!;
  const other = structuredClone(bits);
  other.instructions['popcount']!.behaviour = ['rd = rs1;'];
  expect(programFor(other, 'popcount')).toBeUndefined();
  expect(programFor({ ...bits, name: 'mine' }, 'popcount')).toBe(program);
  const hash = speedupHash(program, 'nano');
  expect(speedupHash(program, 'nano')).toBe(hash);
  expect(speedupHash({ ...program, text: `${program.text}\n` }, 'nano')).not.toBe(hash);
  expect(speedupHash(program, 'micro')).not.toBe(hash);
  expect(new Set(SPEEDUP_PROGRAMS.map(({ id }) => id)).size).toBe(SPEEDUP_PROGRAMS.length);
});

it('what the measured programs printed is what other arithmetic gives', () => {
  const words = new Uint32Array(128);
  let x = 1;
  for (let at = 0; at < words.length; at++) words[at] = x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
  const checksum = crc32(Buffer.from(words.buffer, 0, 256));
  // The other programs draw pairs.
  const [left, right] = [0, 1].map((odd) => [...words].filter((_, at) => at % 2 === odd)) as [
    number[],
    number[],
  ];
  const ones = left.reduce((sum, word) => sum + [...word.toString(2)].filter((bit) => bit === '1').length, 0);
  const products = left.reduce((sum, word, at) => sum + BigInt(word | 0) * BigInt(right[at]! | 0), 0n);
  const sum = BigInt.asUintN(64, products);
  const expected: Record<string, number> = {
    'crc-bytes': checksum,
    'crc-words': checksum,
    popcount: ones,
    mac: Number((sum & 0xffff_ffffn) ^ (sum >> 32n)),
  };
  for (const { program, result } of MEASURED_SPEEDUPS)
    if (program in expected) expect(Number.parseInt(result, 16), program).toBe(expected[program]);
});
