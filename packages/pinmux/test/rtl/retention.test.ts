import { describe, expect, it } from 'vitest';
import { SMALL } from '../fixtures.ts';
import { simulate } from './bench.ts';

const LOCK = "32'h8000_0000";
/** Registers of the pad PA0, whose bit in the vectors is 0. */
const [OUT, PAD, SLEEP] = ["13'h400", "13'h800", "13'hC00"];
const pad = (oe: number, out: number, id: number) =>
  `expect_bits({pad_oe[0], pad_out[0]}, 2'b${oe}${out}, ${id});`;

/** Drives PA0 with a level, sleeps with a mode, changes the driver meanwhile, wakes. */
function slept(mode: number, level: number, held: readonly [oe: number, out: number], id: number): string {
  return `
    write(${OUT}, ${level}); write(${SLEEP}, ${(mode << 1) | 1}); tick(2);
    ${pad(1, level, id)}
    sleep = 1; @(posedge clk); #1 ${pad(held[0], held[1], id + 1)}
    write(${OUT}, ${1 - level}); tick(2); ${pad(held[0], held[1], id + 2)}
    sleep = 0; tick(3); ${pad(held[0], held[1], id + 3)}
    read(${SLEEP}); expect_bits(got[8], 1, ${id + 4});
    write(${SLEEP}, 0); tick(1); ${pad(1, 1 - level, id + 5)}
    read(${SLEEP}); expect_bits(got[8], 0, ${id + 6});`;
}

const RETENTION = [
  '#1 expect_bits(pad_oe, 0, 1);',
  slept(0, 1, [1, 0], 10),
  slept(1, 0, [1, 1], 20),
  slept(2, 1, [0, 0], 30),
  slept(3, 0, [1, 0], 40),
  slept(3, 1, [1, 1], 50),
  // What is kept is what the pad drove, its open drain among it.
  `write(${PAD}, 2); write(${OUT}, 1); write(${SLEEP}, 7); sleep = 1; tick(2); expect_bits(pad_oe[0], 0, 58);
   sleep = 0; write(${SLEEP}, 0); write(${PAD}, 0); tick(2);`,
  // Without ENABLE a pad goes on.
  `write(${OUT}, 1); write(${SLEEP}, 0); sleep = 1; tick(3); ${pad(1, 1, 60)} sleep = 0; tick(2);`,
].join('\n');

const ATTRIBUTES = `
    write(${OUT}, 1); write(${PAD}, 1); #1 ${pad(1, 0, 100)}
    write(13'h0, 2); pad_in = 6'b000001; #1 expect_bits(uart0_rx, 0, 101); pad_in = 0; #1 expect_bits(uart0_rx, 1, 102);
    write(${PAD}, 2); #1 expect_bits(pad_oe[0], 0, 103); write(${OUT}, 0); #1 ${pad(1, 0, 104)}
    write(${PAD}, 32'h40); pad_in = '1; #1 expect_bits(uart0_rx, 0, 105);
    write(${PAD}, 32'hC); #1 expect_bits({pad_pull_up[0], pad_pull[0]}, 3, 106); expect_bits(uart0_rx, 1, 107);`;

const LOCKS = `
    write(${OUT}, ${LOCK} | 1); write(${OUT}, 0); read(${OUT}); expect_bits(got, ${LOCK} | 1, 200);
    write(${OUT}, 0); write(13'h0, ${LOCK} | 2); write(13'h0, 0); read(13'h0); expect_bits(got, ${LOCK} | 2, 201);
    write(${SLEEP}, ${LOCK} | 3); write(${SLEEP}, 0); read(${SLEEP}); expect_bits(got, ${LOCK} | 3, 202);
    sleep = 1; tick(2); read(${SLEEP}); expect_bits(got[8], 1, 203); write(${SLEEP}, 0);
    read(${SLEEP}); expect_bits(got, ${LOCK} | 3, 204);
    rst_n = 0; tick(2); rst_n = 1; sleep = 0; tick(1); read(${OUT}); expect_bits(got, 2, 205); expect_bits(pad_oe, 0, 206);`;

const STRAPS = `
    pad_in = 6'b001000; strap_sample = 1; tick(2); strap_sample = 0; pad_in = 6'b000010; tick(2);
    expect_bits(straps, 2'b10, 300); read(13'h1104); expect_bits(got, 2, 301);`;

type Mutant = readonly [what: string, file: string, from: string, to: string];
const MUTANTS: readonly Mutant[] = [
  ['a pad falls asleep as sleep ends', 'pins', 'sleep && !slept', '!sleep && slept'],
  ['the kept level is that before inversion', 'pins_pad', "2'd3 ? driven_oe", "2'd3 ? oe"],
  ['a sleeping pad follows its driver', 'pins_pad', 'asleep ? held_out : driven_out', 'driven_out'],
  ['high impedance drives', 'pins_pad', "sleep_mode != 2'd2", "1'b1"],
  ['open drain drives high', 'pins_pad', '!(open_drain && driven_out)', '!(open_drain && !driven_out)'],
  ['what is read is not inverted', 'pins_pad', '(pad_in ^ invert)', '(pad_in)'],
  ['straps are taken late', 'pins', 'else if (strap_sample) straps', 'else if (!strap_sample) straps'],
  ['the wrong strap is taken', 'pins', '{pad_in[3], pad_in[1]}', '{pad_in[2], pad_in[1]}'],
];

const BODY = [RETENTION, ATTRIBUTES, STRAPS, LOCKS].join('\n');

describe('pads', () => {
  it('drive nothing after reset, are held in sleep, have their attributes, locks and straps', async () => {
    const { errors, checks, text } = await simulate(SMALL, BODY);
    expect(text).toContain('errors 0');
    expect({ checks, errors }).toEqual({ checks: 1 + 5 * 7 + 2 + 8 + 2 + 7, errors: 0 });
  });

  it.each(MUTANTS)('are told wrong where %s', async (_, file, from, to) => {
    const path = `rtl/${file}.sv`;
    const mutate = (sources: Record<string, string>) => {
      expect(sources[path]).toContain(from);
      return { ...sources, [path]: sources[path]!.replace(from, to) };
    };
    expect((await simulate(SMALL, BODY, mutate)).errors).toBeGreaterThan(0);
  });
});
