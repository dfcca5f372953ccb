import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasEcc } from '../rtl/cache/ecc/options.ts';
import { storedWord } from '../rtl/cache/dataNets.ts';
import { dataShape } from '../rtl/cache/dataShape.ts';
import { waysOf } from '../rtl/cache/geometry.ts';
import type { Geometry } from '../rtl/cache/geometry.ts';
import { instructionShape } from '../rtl/cache/instructionShape.ts';
import { hasParity } from '../rtl/cache/parity.ts';
import { sv } from '../rtl/sv.ts';
import { code, declared, note, variable } from './items.ts';

interface Memory {
  path: string;
  words: number;
  width: number;
  /** Bits that have a parity of their own; all columns of a Hsiao code are odd, so what it guards has an even one. */
  part: number;
}

function memoriesOf(options: CoreOptions): Memory[] {
  const { instructionCache, dataCache } = options.memory;
  const instructions = instructionCache ? instructionShape(options) : undefined;
  const data = dataCache ? dataShape(options) : undefined;
  return [
    ...(instructions ? waysIn('icache', instructions, instructions.wordStored, instructions.wordStored) : []),
    // Parity is one of each byte.
    ...(data ? waysIn('dcache', data, storedWord(data), data.parity ? 9 : storedWord(data)) : []),
  ];
}

const waysIn = (cache: string, shape: Geometry & { storedBits: number }, width: number, part: number) =>
  waysOf(shape).flatMap((way): Memory[] => {
    const { sets, words, storedBits } = shape;
    const path = (memory: string) => `u_core.u_${cache}.u_${memory}_${way}.mem`;
    return [
      { path: path('tags'), words: sets, width: storedBits, part: storedBits },
      { path: path('data'), words: sets * words, width, part },
    ];
  });

/** One bit of a word, unless a part of it has lost one before. */
function lose({ path, words, width, part }: Memory, number: number): string {
  const parts = Array.from({ length: width / part }, (_, index) => index);
  const sound = parts.map((at) => `^${path}[at][${part * at + part - 1}:${part * at}] === 1'b0`);
  return sv`
    ${number}: begin
      at = where % ${words};
      bit_number = where / ${words} % ${width};
      if (${sound.join(' && ')}) ${path}[at][bit_number] <= !${path}[at][bit_number];
    end
  `;
}

/** Bits that the memories of the caches lose at random, one every 2^n cycles on average. */
export function lostBits(options: CoreOptions): ItemText[] {
  if (!hasParity(options) && !hasEcc(options)) return [];
  const memories = memoriesOf(options);
  return [
    note('Bits that are lost in the caches'),
    declared(variable('lost_bits', 32)),
    code(sv`
      initial if (!$value$plusargs("lost_bits=%d", lost_bits)) lost_bits = 32'd0;

      task automatic lose_a_bit(input logic [31:0] which, input logic [31:0] where);
        int at;
        int bit_number;
        case (which % ${memories.length})
          ${memories.map(lose).join('\n')}
          default: ;
        endcase
      endtask

      always @(posedge clk)
        if (rst_n && lost_bits != 0 && draw(32'd300) >> (32 - lost_bits) == 32'd0) lose_a_bit(draw(32'd301) >> 8, draw(32'd302) >> 4);
    `),
  ];
}
