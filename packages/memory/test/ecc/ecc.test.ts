import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from '../rtl/prove.ts';
import { benchOf } from './bench.ts';

/** What became of every pattern of one and two wrong bits, check bits among them, and of some of three. */
async function patterns(width: number, bits: number, mutate = (rtl: string) => rtl) {
  const memory = memoryOf({ depth: 4, width, ecc: 'secded', target: 'flops' });
  const rtl = rtlOf(memory);
  const mutant = mutate(rtl);
  const { steps } = await prove({
    files: { 'ram.sv': mutant, 'bench.sv': benchOf(width, bits) },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'ram.sv', 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  const counts = /stored (\d+) one (\d+) two (\d+) wrong (\d+) triples (\d+) taken (\d+)/.exec(
    steps[1]!.stdout,
  )!;
  const [stored, single, double, wrong, triples, taken] = counts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { rtl, mutant, stored, single, double, wrong, triples, taken };
}

describe('check bits', () => {
  it.each([
    [4, 8],
    [8, 13],
    [16, 22],
    [32, 39],
    [64, 72],
  ])('of %i bits correct every wrong bit and detect every two of %i', async (width, stored) => {
    const words = 4;
    expect(await patterns(width, stored)).toMatchObject({
      stored,
      single: words * stored,
      double: (words * stored * (stored - 1)) / 2,
      wrong: 0,
    });
  });

  it('take some of three wrong bits for one, as every such code does', async () => {
    const { triples, taken } = await patterns(32, 39);
    expect(triples).toBe((39 * 38 * 37) / 6);
    expect(taken).toBe(5452);
  });

  it.each<[string, RegExp, string]>([
    ['a column is that of another bit', /(word\[1\] \^ \(syndrome == 7'h)\w+/, '$1d'],
    ['a check bit leaves one data bit out', /word\[33\] = \^\(data & 32'h\w/, "word[33] = ^(data & 32'h0"],
    ['an even syndrome counts as corrected', /corrected = 1'b0/, "corrected = 1'b1"],
  ])('are told wrong where %s', async (_, from, to) => {
    const { rtl, mutant, wrong } = await patterns(32, 39, (text) => text.replace(from, to));
    expect(mutant).not.toBe(rtl);
    expect(wrong).toBeGreaterThan(0);
  });
});
