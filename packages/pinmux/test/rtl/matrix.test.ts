import { pinmuxKind } from '@netloom/pinmux';
import { describe, expect, it } from 'vitest';
import { SMALL } from '../fixtures.ts';
import { simulate } from './bench.ts';
import { matrixBody } from './matrixBody.ts';

/** Faults of the kinds that multiplexers of others had. */
const MUTANTS: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['an input reads the neighbour of its pad', /3: uart0_rx = pad_pa1_value/, '3: uart0_rx = pad_pa2_value'],
  ['data and output enable are swapped', /\{i2c0_sda_en, i2c0_sda_out\}/, '{i2c0_sda_out, i2c0_sda_en}'],
  [
    'a code that means nothing drives',
    /default: (\{pad_pa0_oe, pad_pa0_out\}) = 2'b00/,
    "default: $1 = 2'b10",
  ],
  ['a pad takes the signal of another code', /4'd4: (\{pad_pa2_oe)/, "4'd5: $1"],
  ['constant high is low', /4'd1: uart0_rx = 1'b1/, "4'd1: uart0_rx = 1'b0"],
];

/** Selects of four bits each. */
const CODES = { inputs: 16, outputs: 16 };

describe('the matrix', () => {
  it('brings every signal to every pad that it reaches, by every code, and nothing by the others', async () => {
    const { checks, errors, text } = await simulate(SMALL, matrixBody(SMALL, CODES));
    expect(text).toContain('errors 0');
    expect({ checks, errors }).toEqual({ checks: 3 * 16 * 2 + 5 * 16 * 2 + 2, errors: 0 });
  });

  it.each(MUTANTS)('is told wrong where %s', async (_, from, to) => {
    const mutate = (sources: Record<string, string>) => {
      const text = sources['rtl/pins.sv']!.replace(from, to);
      expect(text).not.toBe(sources['rtl/pins.sv']);
      return { ...sources, 'rtl/pins.sv': text };
    };
    expect((await simulate(SMALL, matrixBody(SMALL, CODES), mutate)).errors).toBeGreaterThan(0);
  });

  it('of the standard template has 47 inputs, 16 outputs and 8 detectors, each by each code', async () => {
    const standard = pinmuxKind.templates!.find(({ id }) => id === 'standard')!.make('pins');
    const { checks, errors } = await simulate(standard, matrixBody(standard, { inputs: 32, outputs: 64 }));
    const inouts = 34;
    expect({ checks, errors }).toEqual({ checks: 47 * 32 * 2 + 16 * 64 * 2 + 16 * inouts, errors: 0 });
  });
});
