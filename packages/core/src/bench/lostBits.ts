import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { geometryOf, waysOf } from '../rtl/cache/geometry.ts';
import { hasParity } from '../rtl/cache/parity.ts';
import { sv } from '../rtl/sv.ts';
import { code, declared, note, variable } from './items.ts';

interface Memory {
  path: string;
  words: number;
  width: number;
  /** Bits that have a parity of their own. */
  part: number;
}

const CACHES = [
  { cache: 'icache', key: 'instructionCache', word: 33, part: 33 },
  { cache: 'dcache', key: 'dataCache', word: 36, part: 9 },
] as const;

function memoriesOf({ memory }: CoreOptions): Memory[] {
  return CACHES.flatMap(({ cache, key, word, part }) => {
    const options = memory[key];
    if (!options) return [];
    const shape = geometryOf(options);
    const { sets, words, tagBits } = shape;
    const tags = tagBits + 2;
    return waysOf(shape).flatMap((way): Memory[] => [
      { path: `u_core.u_${cache}.u_tags_${way}.mem`, words: sets, width: tags, part: tags },
      { path: `u_core.u_${cache}.u_data_${way}.mem`, words: sets * words, width: word, part },
    ]);
  });
}

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
  if (!hasParity(options)) return [];
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
