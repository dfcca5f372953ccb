import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import {
  COPIED_WORDS,
  CRC_BYTES,
  SIEVE_BELOW,
  SORTED_WORDS,
  SORT_SEED,
} from '../../src/delivery/suites/benchmarks/kernels.ts';
import { LAYOUT } from '../../src/program/layout.ts';
import { debian, unpacked } from './packed.ts';

const delivery = deliveryOf(PRESETS.nano, { suites: ['benchmarks'] });
const wordsOf = (name: string) =>
  [...delivery.tests.find((test) => test.name === name)!.expected].slice(0, -1);

function sorted(): Uint32Array {
  const words = new Uint32Array(SORTED_WORDS);
  let value = SORT_SEED;
  for (let at = 0; at < SORTED_WORDS; at++) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
    words[at] = value;
  }
  return words.sort();
}

const isPrime = (value: number) => {
  for (let by = 2; by * by <= value; by++) if (value % by === 0) return false;
  return value > 1;
};

describe('benchmarks of a delivery', () => {
  it('leave what is computed otherwise', () => {
    const bytes = Uint8Array.from({ length: CRC_BYTES }, (_, at) => at);
    expect(wordsOf('bench-crc32')).toEqual([crc32(bytes)]);
    const primes = Array.from({ length: SIEVE_BELOW }, (_, at) => at).filter(isPrime);
    expect(wordsOf('bench-sieve')).toEqual([primes.length]);
    const words = sorted();
    expect(wordsOf('bench-sort')).toEqual([words[0], words[SORTED_WORDS / 2], words[SORTED_WORDS - 1]]);
    let sum = 0;
    for (let word = 0; word < COPIED_WORDS; word++) sum += LAYOUT.data + 4 * word;
    expect(wordsOf('bench-copy')).toEqual([sum % 2 ** 32]);
  });

  it('have their cycles in the report, no fewer than instructions', async () => {
    await unpacked(packageFiles(delivery), async (folder) => {
      const { code, output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', 'bench-crc32');
      const [, cycles, instructions] =
        /bench-crc32 +(\d+) cycles, (\d+) instructions, \d\.\d{3} cycles an instruction/.exec(output) ?? [];
      expect(Number(cycles)).toBeGreaterThanOrEqual(Number(instructions));
      expect(Number(instructions)).toBeGreaterThan(CRC_BYTES * 8 * 5);
      expect(code).toBe(0);
    });
  });
});
