import { expect, test } from 'vitest';
import { PRESETS, disassemble } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { findCompressed } from '../../src/model/instructions/compressed.ts';
import { zcbOf } from '../../src/model/instructions/zcb.ts';
import { expander } from '../../src/rtl/expander/expander.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';
import { objdump } from './objdump.ts';
import { hex } from './words.ts';

const bench = sv`
  module bench;
    logic [15:0] half;
    logic [31:0] instr;
    nl_micro_expander dut (.instr_c(half), .instr);
    initial begin
      half = 0;
      do begin
        #1 if (half[1:0] != 2'b11) $display("%h", instr);
        half = half + 1;
      end while (half != 0);
    end
  endmodule
`;

const HALVES = Array.from({ length: 0x1_0000 }, (_, half) => half).filter((half) => (half & 3) !== 3);

/**
 * The encodings of Code Size Reduction 1.0, 3.3, as they are drawn there, bit 15 first: s and d are registers from x8 on, of
 * which s is also the destination where there is no d; 0 and 1 below u are the bits of the offset. And what GNU objdump
 * calls the instruction of 32 bits.
 */
const TABLE: readonly [drawn: string, long: string, needs?: 'zbb' | 'multiply'][] = [
  ['100000sssabddd00', 'lbu D,U(S)'],
  ['100001sss0bddd00', 'lhu D,U(S)'],
  ['100001sss1bddd00', 'lh D,U(S)'],
  ['100010sssabddd00', 'sb D,U(S)'],
  ['100011sss0bddd00', 'sh D,U(S)'],
  ['100111sss1100001', 'andi S,S,255'],
  ['100111sss1100101', 'sext.b S,S', 'zbb'],
  ['100111sss1101001', 'zext.h S,S', 'zbb'],
  ['100111sss1101101', 'sext.h S,S', 'zbb'],
  ['100111sss1110101', 'xori S,S,-1'],
  ['100111sss10ddd01', 'mul S,S,D', 'multiply'],
];

/** What a halfword stands for by the table; undefined where it is none of Zcb. */
function longForm(half: number, { base }: CoreOptions): string | undefined {
  const bits = half.toString(2).padStart(16, '0');
  for (const [drawn, long, needs] of TABLE) {
    if (needs === 'zbb' && !base.zbb) continue;
    if (needs === 'multiply' && base.multiply === 'none') continue;
    if (![...drawn].every((letter, at) => !'01'.includes(letter) || bits[at] === letter)) continue;
    const field = (letter: string) =>
      [...drawn].reduce((value, each, at) => (each === letter ? 2 * value + Number(bits[at]) : value), 0);
    const offset = field('a') + 2 * field('b');
    return long
      .replaceAll('D', `x${8 + field('d')}`)
      .replaceAll('S', `x${8 + field('s')}`)
      .replace('U', String(offset));
  }
  return undefined;
}

const expanded = async (options: CoreOptions) =>
  (await simulate([moduleText(options, expander), bench]))
    .trim()
    .split('\n')
    .map((each) => parseInt(each, 16));

const micro = (changes: Partial<CoreOptions['base']>): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, ...changes },
});

test.each([
  { what: 'Zbb and M', options: micro({ zcb: true, zbb: true }) },
  { what: 'neither', options: micro({ zcb: true, multiply: 'none' }) },
])(
  'with $what each halfword of Zcb stands for what its table says, and others for what they did',
  async ({ options }) => {
    const [before, after] = [await expanded(micro({ ...options.base, zcb: false })), await expanded(options)];
    const zcb = HALVES.map((half) => longForm(half, options));
    const others = HALVES.flatMap((half, at) =>
      zcb[at] === undefined && after[at] !== before[at] ? [hex(half)] : [],
    );
    expect(others).toEqual([]);
    const read = await objdump(
      after.filter((_, at) => zcb[at] !== undefined),
      'rv32ima_zbb',
    );
    expect(read).toEqual(zcb.filter((each) => each !== undefined));
    // Four forms of 8 registers, 8 registers and two bits or one; and those of one register.
    const ofOne = options.base.zbb ? 5 : 2;
    expect(read.length).toBe(
      64 * (4 + 2 + 2 + 4 + 2) + 8 * ofOne + (options.base.multiply === 'none' ? 0 : 64),
    );
  },
);

test('the model has the same instructions as the RTL', async () => {
  for (const options of [
    micro({ zcb: true, zbb: true }),
    micro({ zcb: true, multiply: 'none' }),
    micro({}),
  ]) {
    const words = await expanded(options);
    const wrong = HALVES.flatMap((half, at) => {
      const found = findCompressed(half, zcbOf(options.base));
      const word = found === undefined ? half : found.expand(half) >>> 0;
      return word === words[at] ? [] : [`${hex(half)}: ${hex(word)}, not ${hex(words[at]!)}`];
    });
    expect(wrong).toEqual([]);
  }
});

test('reads them by the names of the specification', () => {
  // Fields by hand: 100000 001 1 0 010 00 and so on.
  expect(
    [0x80c8, 0x8420, 0x8464, 0x8be0, 0x8ca0, 0x9c61, 0x9ce5, 0x9d69, 0x9ded, 0x9e75, 0x9fc1].map((half) =>
      disassemble(half, 0),
    ),
  ).toEqual([
    'c.lbu a0,1(s1)',
    'c.lhu s0,2(s0)',
    'c.lh s1,2(s0)',
    'c.sb s0,3(a5)',
    'c.sh s0,2(s1)',
    'c.zext.b s0',
    'c.sext.b s1',
    'c.zext.h a0',
    'c.sext.h a1',
    'c.not a2',
    'c.mul a5,s0',
  ]);
});
