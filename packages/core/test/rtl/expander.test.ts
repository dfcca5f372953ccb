import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { expander } from '../../src/rtl/expander/expander.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';
import { objdump } from './objdump.ts';
import { hex } from './words.ts';

const bench = (name: string) => sv`
  module bench;
    logic [15:0] half;
    logic [31:0] instr;
    ${name}_expander dut (.instr_c(half), .instr);
    initial begin
      half = 0;
      do begin
        #1 if (half[1:0] != 2'b11) $display("%h", instr);
        half = half + 1;
      end while (half != 0);
    end
  endmodule
`;

/** The long form of each compressed instruction, from the specification's table; in the way in which objdump writes it. */
const LONG: [short: RegExp, long: string][] = [
  [/^c\.addi4spn (.*)/, 'addi $1'],
  [/^c\.(lw|sw)(?:sp)? (.*)/, '$1 $2'],
  [/^c\.nop$/, 'addi x0,x0,0'],
  [/^c\.li (x\d+),(.*)/, 'addi $1,x0,$2'],
  [/^c\.lui (.*)/, 'lui $1'],
  [/^c\.addi16sp x2,(.*)/, 'addi x2,x2,$1'],
  [/^c\.(s[lr][la]i)64 (x\d+)/, '$1 $2,$2,0x0'],
  [/^c\.mv (x\d+),(.*)/, 'add $1,x0,$2'],
  [/^c\.(addi|andi|s[lr][la]i|add|sub|xor|or|and) (x\d+),(.*)/, '$1 $2,$2,$3'],
  [/^c\.(jal|j) (.*)/, 'jal LINK,$2'],
  [/^c\.(beq|bne)z (x\d+),(.*)/, '$1 $2,x0,$3'],
  [/^c\.(jr|jalr) (x\d+)/, 'jalr LINK,0($2)'],
  [/^c\.ebreak/, 'ebreak'],
];

/** Reserved in RV32C although objdump has a reading for them: shifts of 32 and more, an addition of 0 to the stack. */
const RESERVED = /^(\.|c\.unimp|c\.s[lr][la]i x\d+,0x[23].|c\.addi16sp x2,0$)/;

function longForm(short: string): string {
  const [pattern, long] = LONG.find(([candidate]) => candidate.test(short)) ?? [];
  if (!pattern || long === undefined) throw new Error(`no long form of ${short}`);
  return short.replace(pattern, long).replace('LINK', /^c\.ja/.test(short) ? 'x1' : 'x0');
}

test.each([
  { preset: PRESETS.micro, fewRegisters: false },
  { preset: PRESETS.nano, fewRegisters: true },
])(
  '$preset.name: each halfword becomes the instruction that objdump reads in it',
  async ({ preset, fewRegisters }) => {
    const halves = Array.from({ length: 0x1_0000 }, (_, half) => half).filter((half) => (half & 3) !== 3);
    const expanded = (await simulate([moduleText(preset, expander), bench(preset.name)]))
      .split('\n')
      .map((each) => parseInt(each, 16));
    const short = await objdump(halves, 'rv32imac');
    const defined = short.map(
      (text) => !RESERVED.test(text) && !(fewRegisters && /(?<!0)x(1[6-9]|[23]\d)/.test(text)),
    );
    const long = await objdump(
      expanded.filter((_, index) => defined[index]),
      'rv32ima',
    );

    const undefinedOnes = halves.filter((_, index) => !defined[index]).map(hex);
    expect(expanded.filter((_, index) => !defined[index]).map(hex)).toEqual(undefinedOnes);
    expect(long).toEqual(short.filter((_, index) => defined[index]).map(longForm));
    expect(long.length).toBeGreaterThan(fewRegisters ? 20_000 : 26_000);
  },
  60_000,
);
