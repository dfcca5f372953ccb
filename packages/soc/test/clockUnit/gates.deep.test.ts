import { expect, it } from 'vitest';
import { operated } from './gates.ts';
import { expectWhole } from './whole.ts';

/** What 10,000 operations take on a busy machine; milliseconds. */
const LONGEST = 900_000;

it.each([
  { unit: 'plain', counted: false, delays: false },
  { unit: 'plain', counted: false, delays: true },
  { unit: 'with enables and measures', counted: true, delays: false },
  { unit: 'with enables and measures', counted: true, delays: true },
])(
  'gives no short pulse in 10,000 operations, $unit, mapped to osu018; delays: $delays',
  async ({ counted, delays }) => {
    const operation = { runs: 10_000, seed: 2, counted, delays };
    expectWhole(await operated(operation), operation);
  },
  LONGEST,
);

it('would see an enable that comes from gates', async () => {
  const operation = { runs: 50, seed: 1, delays: true, counted: true };
  const { pulses } = await operated(operation, (files) => ({
    ...files,
    'nl_clk_enable.sv': files['nl_clk_enable.sv']!.replace(/enable <= .*;/g, '').replace(
      'assign last ',
      'assign enable = last;\n  assign last ',
    ),
  }));
  expect(Math.min(...pulses.slice(4).map(({ shortest }) => shortest))).toBeLessThan(20_000);
});

it('sees other operations under another seed', async () => {
  const [one, other] = await Promise.all([3, 4].map((seed) => operated({ runs: 50, seed, delays: false })));
  expect(one).not.toEqual(other);
});
