import { expect, it } from 'vitest';
import { follows } from '../rtl/follows.ts';
import type { Claim } from '../rtl/follows.ts';
import { unitOf } from '../rtl/unitBench.ts';
import { OUTPUTS } from './outputs.ts';

const NAMES = Object.keys(OUTPUTS.states);

/** A port keeps its value in every cycle that ends without its pulse. */
const isTold = (name: string): Claim => ({
  set: ['rst_n 1', `state_pins_${name}_set.d 0`],
  values: [`state_pins_${name}.d state_pins_${name}.q`],
});

it.each(['micro', 'standard'] as const)(
  'no port of the unit of %s changes but beside its pulse',
  (preset) => {
    const { files } = unitOf([OUTPUTS], preset);
    expect(follows(files, NAMES.map(isTold))).toBe(true);
  },
);

it.each(['micro', 'standard'] as const)('a write of %s that its pulse leaves out is found', (preset) => {
  const { files } = unitOf([OUTPUTS], preset);
  for (const name of NAMES) {
    // The first writer; the value of reset has a quote.
    const writer = new RegExp(`(${name}_set <= )[^']*?( \\|\\||;)`);
    const faulty = files.map((file) => ({ ...file, text: file.text.replace(writer, "$11'b0$2") }));
    expect(faulty, name).not.toEqual(files);
    expect(follows(faulty, [isTold(name)]), name).toBe(false);
  }
});
