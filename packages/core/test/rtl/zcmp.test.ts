import { expect, test } from 'vitest';
import { PRESETS, disassemble } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { ZCMP, findSequence } from '../../src/model/instructions/zcmp.ts';
import { sequencer } from '../../src/rtl/fetch/sequencer.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';
import { objdump } from './objdump.ts';

/** Every halfword of quadrant 2, and every part that is handed out for it: `half word begins ends indivisible`. */
const bench = sv`
  module bench;
    logic clk = 0, rst_n = 0, restart = 0, accepted = 0, is_sequence, begins, ends, indivisible;
    logic [15:0] instr_c = 2;
    logic [31:0] instr;
    nl_micro_sequencer dut (.*);
    always #1 clk = !clk;
    initial begin
      repeat (2) @(posedge clk);
      rst_n = 1;
      do begin
        accepted = 1;
        #1;
        if (is_sequence) $display("%h %h %b%b%b", instr_c, instr, begins, ends, indivisible);
        @(posedge clk);
        #0;
        if (ends) instr_c = instr_c + 4;
      end while (instr_c != 2);
      // One that is left after its first part begins anew.
      instr_c = 16'hb852;
      @(posedge clk);
      #0 restart = 1;
      @(posedge clk);
      #0 restart = 0;
      #1 $display("again %b %h", begins, instr);
      $finish;
    end
  endmodule
`;

const micro = (isa: 'rv32i' | 'rv32e'): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, isa, zcmp: true },
  debug: { ...PRESETS.micro.debug, transport: 'jtag' },
});

/** Registers by their numbers in the specification's operations (Zcmp, cm.push), and its table of stack_adj_base for RV32. */
const LISTS: Record<number, readonly number[]> = {
  4: [1],
  5: [1, 8],
  6: [1, 8, 9],
  7: [1, 8, 9, 18],
  8: [1, 8, 9, 18, 19],
  9: [1, 8, 9, 18, 19, 20],
  10: [1, 8, 9, 18, 19, 20, 21],
  11: [1, 8, 9, 18, 19, 20, 21, 22],
  12: [1, 8, 9, 18, 19, 20, 21, 22, 23],
  13: [1, 8, 9, 18, 19, 20, 21, 22, 23, 24],
  14: [1, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25],
  15: [1, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
};
const BASES = [16, 16, 16, 16, 32, 32, 32, 32, 48, 48, 48, 64];
const SAVED = [8, 9, 18, 19, 20, 21, 22, 23];

/** The instruction's parts as GNU objdump writes them, by the operations of the specification; undefined where it has none. */
function parts(half: number, few: boolean): string[] | undefined {
  const bits = half.toString(2).padStart(16, '0');
  const stack = /^10111(00|01|10|11)0(....)(..)10$/.exec(bits);
  if (stack) {
    const [kind, list, more] = stack.slice(1).map((field) => parseInt(field!, 2)) as [number, number, number];
    const registers = LISTS[list];
    if (!registers || (few && list > 6)) return undefined;
    const adjustment = BASES[list - 4]! + 16 * more;
    const name = kind === 0 ? 'sw' : 'lw';
    // bytes = 4; addr = sp - bytes, or sp + stack_adj - bytes, and by bytes down for each register from x27 to x1
    let address = (kind === 0 ? 0 : adjustment) - 4;
    const accesses = registers.toReversed().map((register) => {
      const text = `${name} x${register},${address}(x2)`;
      address -= 4;
      return text;
    });
    const moves = `addi x2,x2,${kind === 0 ? -adjustment : adjustment}`;
    return [
      ...accesses,
      ...(kind === 2 ? ['addi x10,x0,0'] : []),
      moves,
      ...(kind > 1 ? ['jalr x0,0(x1)'] : []),
    ];
  }
  const pair = /^101011(...)(01|11)(...)10$/.exec(bits);
  if (!pair) return undefined;
  const [first, second] = [parseInt(pair[1]!, 2), parseInt(pair[3]!, 2)];
  if (few && (first > 1 || second > 1)) return undefined;
  if (pair[2] === '01')
    return first === second ? undefined : [`addi x${SAVED[first]},x10,0`, `addi x${SAVED[second]},x11,0`];
  return [`addi x10,x${SAVED[first]},0`, `addi x11,x${SAVED[second]},0`];
}

const HALVES = Array.from({ length: 0x4000 }, (_, index) => 4 * index + 2);

test.each(['rv32i', 'rv32e'] as const)(
  'what each halfword of Zcmp is executed as, %s',
  async (isa) => {
    const few = isa === 'rv32e';
    const output = await simulate([moduleText(micro(isa), sequencer), bench]);
    // cm.push {ra,s0},-16 begins with sw s0,-4(sp), by hand: imm 1111111, rs2 8, rs1 2, 010, imm 11100, 0100011.
    expect(output).toContain('again 1 fe812e23');
    const lines = output
      .split('\n')
      .filter((line) => /^[0-9a-f]{4} /.test(line))
      .map((line) => line.split(' ') as [string, string, string]);
    const texts = await objdump(
      lines.map(([, word]) => parseInt(word, 16)),
      'rv32i',
    );
    const handed = new Map<number, { text: string; flags: string; word: number }[]>();
    lines.forEach(([half, word, flags], at) => {
      const list = handed.get(parseInt(half, 16)) ?? [];
      handed.set(parseInt(half, 16), [...list, { text: texts[at]!, flags, word: parseInt(word, 16) }]);
    });
    let found = 0;
    for (const half of HALVES) {
      const expected = parts(half, few);
      const sequence = handed.get(half);
      expect(
        sequence?.map(({ text }) => text),
        half.toString(16),
      ).toEqual(expected);
      const model = findSequence(half, ZCMP, few)?.expand(half);
      expect(model?.map((word) => word >>> 0)).toEqual(sequence?.map(({ word }) => word));
      if (!sequence || !expected) continue;
      found++;
      // What moves the stack pointer, clears a0 or returns is done as one; so are two moves.
      const alone = expected.findIndex((text) => !/^[ls]w/.test(text));
      expect(sequence.map(({ flags }) => flags)).toEqual(
        expected.map(
          (_, at) => `${Number(at === 0)}${Number(at === expected.length - 1)}${Number(at > alone)}`,
        ),
      );
    }
    // Four kinds of 12 lists (3) with four sizes; pairs of 8 registers (2), and of different ones.
    expect(found).toBe(few ? 4 * 3 * 4 + 4 + 2 : 4 * 12 * 4 + 64 + 56);
  },
  120_000,
);

test('reads them by the names of the specification', () => {
  expect(
    [0xb842, 0xb852, 0xbafe, 0xbe7a, 0xbc46, 0xad26, 0xac7a].map((half) => disassemble(half, 0)),
  ).toEqual([
    'cm.push {ra},-16',
    'cm.push {ra,s0},-16',
    'cm.pop {ra,s0-s11},112',
    'cm.popret {ra,s0-s2},48',
    'cm.popretz {ra},32',
    'cm.mvsa01 s2,s1',
    'cm.mva01s s0,s6',
  ]);
});
