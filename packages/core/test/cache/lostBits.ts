import { sv } from '../../src/rtl/sv.ts';
import type { Geometry } from '../../src/rtl/cache/geometry.ts';
import { waysOf } from '../../src/rtl/cache/geometry.ts';

interface Kept {
  /** Bits of a word in memory, and of those that one parity is of. */
  word: number;
  part: number;
  /** Condition that the request in the cache reads its word. */
  reads: string;
  /** Condition that all is being forgotten: what a hit of this cycle finds is no longer among the contents. */
  forgets: string;
}

/**
 * Bits that are lost in the memories of a cache, one at most in what has a parity of its own, and what must become of the
 * lines that they hit: nothing of them may be used, and the cache tells of each. `contents` is in the bench too.
 */
export function lostBits(shape: Geometry, { word, part, reads, forgets }: Kept): string {
  const { ways, words, sets, tagBits } = shape;
  const perWay = (text: (way: number) => string) => waysOf(shape).map(text).join('\n');
  const parts = Array.from({ length: word / part }, (_, index) => index);
  const odd = (way: number) =>
    parts.map((at) => `^dut.u_data_${way}.mem[at][${part * at + part - 1}:${part * at}]`).join(' || ');
  return sv`
    integer lost = 0, told = 0;
    function bad_entry(input integer way, input integer set);
      bad_entry = 0;
      case (way)
        ${perWay((way) => `${way}: bad_entry = ^dut.u_tags_${way}.mem[set];`)}
        default: ;
      endcase
    endfunction
    function bad_word(input integer way, input integer at);
      bad_word = 0;
      case (way)
        ${perWay((way) => `${way}: bad_word = ${odd(way)};`)}
        default: ;
      endcase
    endfunction
    function spoils(input [31:0] at, input reading, input entries);
      integer way;
      spoils = 0;
      for (way = 0; way < ${ways}; way = way + 1) begin
        if (entries && bad_entry(way, at / ${4 * words} % ${sets})) spoils = 1;
        if (reading && entry_of(at) == at / ${4 * words} % ${sets} * ${ways} + way && bad_word(way, at / 4 % ${sets * words})) spoils = 1;
      end
    endfunction
    task lose_a_bit;
      integer way, set, at, bit_number;
      way = $urandom % ${ways};
      set = $urandom % ${sets};
      at = $urandom % ${sets * words};
      if ($urandom % 3 == 0) begin
        bit_number = $urandom % ${tagBits + 2};
        if (bad_entry(way, set) === 1'b0) begin
          lost = lost + 1;
          case (way)
            ${perWay((way) => `${way}: dut.u_tags_${way}.mem[set][bit_number] <= !dut.u_tags_${way}.mem[set][bit_number];`)}
            default: ;
          endcase
        end
      end else begin
        bit_number = $urandom % ${word};
        if (bad_word(way, at) === 1'b0) begin
          lost = lost + 1;
          case (way)
            ${perWay((way) => `${way}: dut.u_data_${way}.mem[at][bit_number] <= !dut.u_data_${way}.mem[at][bit_number];`)}
            default: ;
          endcase
        end
      end
    endtask
    // What is spoilt is forgotten.
    integer gone, spoilt_set;
    logic [31:0] spoilt_at = 0;
    logic tells = 0, unsure = 0;
    always @(posedge clk) if (rst_n) begin
      if (!unsure && bit_lost !== tells) complain("a lost bit that is told wrongly");
      if (!unsure && tells && bit_lost_address !== spoilt_at) complain("the address of a lost bit");
      unsure = ${forgets};
      tells = dut.looked_up && spoils({dut.addr, 2'b00}, ${reads}, !dut.repaired);
      if (tells) begin
        spoilt_at = {dut.addr, 2'b00};
        spoilt_set = spoilt_at / ${4 * words} % ${sets};
        told = told + 1;
        for (gone = 0; gone < ${ways}; gone = gone + 1)
          if (bad_entry(gone, spoilt_set) || (${reads} && entry_of(spoilt_at) == spoilt_set * ${ways} + gone && bad_word(gone, spoilt_at / 4 % ${sets * words})))
            held[spoilt_set * ${ways} + gone] = 0;
      end
      #1;
      // Between a repair and the lookup after it the line would be fetched into another way.
      if (!dut.looked_up && !dut.repaired && losing && $urandom % 40 == 0) lose_a_bit;
    end
  `;
}
