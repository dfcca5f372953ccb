import { Pinmux } from '@netloom/pinmux';
import { describe, expect, it } from 'vitest';
import { SMALL } from '../fixtures.ts';
import { simulate } from './bench.ts';

/** The clock of JTAG on a pad that software can invert and disable, and its output on another. */
const JTAG = Pinmux.parse({
  ...SMALL,
  pads: {
    ...SMALL.pads,
    TCK: { code: 9, attributes: ['invert', 'inputDisable', 'pull', 'drive'] },
    TDO: { code: 10, attributes: ['openDrain'] },
  },
  signals: {
    ...SMALL.signals,
    'jtag.tdo': { code: 13, direction: 'out', direct: 'TDO', debug: true },
  },
});

/** Pads 5 and 6 are TCK and TDO, with their registers at 0x824, 0x828 and 0xC28. */
const BODY = `
    write(13'h824, 1); pad_in = 7'b0000000; #1 expect_bits(jtag_tck, 1, 1); debug = 1; #1 expect_bits(jtag_tck, 0, 2);
    debug = 0; write(13'h824, 32'h40); pad_in = '1; #1 expect_bits(jtag_tck, 0, 3); debug = 1; #1 expect_bits(jtag_tck, 1, 4);
    debug = 0; write(13'h824, 32'hF00C); #1 expect_bits({pad_drive[23:20], pad_pull_up[5], pad_pull[5]}, 6'b111111, 5);
    debug = 1; #1 expect_bits({pad_drive[23:20], pad_pull_up[5], pad_pull[5]}, 0, 6);
    debug = 0; write(13'h824, 0); write(13'h828, 2); jtag_tdo = 1; #1 expect_bits(pad_oe[6], 0, 7);
    debug = 1; #1 expect_bits({pad_oe[6], pad_out[6]}, 2'b11, 8); debug = 0; write(13'h828, 0);
    write(13'hC28, 1); sleep = 1; tick(2); expect_bits({pad_oe[6], pad_out[6]}, 2'b10, 9);
    debug = 1; #1 expect_bits({pad_oe[6], pad_out[6]}, 2'b11, 10); jtag_tdo = 0; #1 expect_bits(pad_out[6], 0, 11);
    debug = 0; jtag_tdo = 1; #1 expect_bits({pad_oe[6], pad_out[6]}, 2'b10, 12);
    // A pad of others stays with software.
    sleep = 0; write(13'h400, 1); write(13'h800, 1); debug = 1; #1 expect_bits({pad_oe[0], pad_out[0]}, 2'b10, 13);`;

const MUTANTS: readonly (readonly [what: string, from: string, to: string])[] = [
  ['its clock stays inverted', 'pad_tck_invert && !debug', 'pad_tck_invert'],
  ['its clock stays disabled', 'pad_tck_input_disable && !debug', 'pad_tck_input_disable'],
  ['its output stays asleep', 'sleep_tdo_asleep && !debug', 'sleep_tdo_asleep'],
  ['a pull stays', "debug ? 1'd0 : pad_tck_pull", 'pad_tck_pull'],
  ['every pad is taken', '.invert        (pad_pa0_invert', '.invert        (pad_pa0_invert && !debug'],
];

describe('a debugger that is attached', () => {
  it('has its pads without attributes and awake, whatever software wrote, and no others', async () => {
    const { errors, checks, text } = await simulate(JTAG, BODY);
    expect(text).toContain('errors 0');
    expect({ checks, errors }).toEqual({ checks: 13, errors: 0 });
  });

  it.each(MUTANTS)('is missed where %s', async (_, from, to) => {
    const mutate = (sources: Record<string, string>) => {
      expect(sources['rtl/pins.sv']).toContain(from);
      return { ...sources, 'rtl/pins.sv': sources['rtl/pins.sv']!.replace(from, to) };
    };
    expect((await simulate(JTAG, BODY, mutate)).errors).toBeGreaterThan(0);
  });
});
