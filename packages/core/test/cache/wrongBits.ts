import { sv } from '../../src/rtl/sv.ts';
import { WORD_BITS, protectedBits } from '../../src/rtl/cache/ecc/code.ts';
import type { Corrected } from '../../src/rtl/cache/ecc/correction.ts';
import { waysOf } from '../../src/rtl/cache/geometry.ts';

/**
 * Bits that turn over in the memories of a cache that corrects them: one in a word or a tag, and two where nothing is
 * lost by it, because memory has the line. The bench remembers which, until the cache writes there; no code is computed.
 * `contents` is in the bench too.
 */
export function wrongBits(shape: Corrected): string {
  const { ways, words, sets, entryBits, writeBack } = shape;
  const tagBits = protectedBits(entryBits);
  const perWay = (text: (way: number) => string) => waysOf(shape).map(text).join('\n');
  return sv`
    integer lost = 0, told = 0, doubles = 0, doubles_told = 0;
    logic [${WORD_BITS - 1}:0] wrong_word [0:${ways * sets * words - 1}];
    logic [${tagBits - 1}:0] wrong_tag [0:${ways * sets - 1}];
    integer each;
    initial begin
      for (each = 0; each < ${ways * sets * words}; each = each + 1) wrong_word[each] = 0;
      for (each = 0; each < ${ways * sets}; each = each + 1) wrong_tag[each] = 0;
    end

    function spoils(input [31:0] at, input reading);
      integer way;
      spoils = 0;
      for (way = 0; way < ${ways}; way = way + 1) begin
        if (wrong_tag[way * ${sets} + at / ${4 * words} % ${sets}] != 0) spoils = 1;
        if (reading && wrong_word[way * ${sets * words} + at / 4 % ${sets * words}] != 0) spoils = 1;
      end
    endfunction

    task turn_tag(input integer way, input integer set, input [${tagBits - 1}:0] bits);
      wrong_tag[way * ${sets} + set] = bits;
      case (way)
        ${perWay((way) => `${way}: dut.u_tags_${way}.mem[set] = dut.u_tags_${way}.mem[set] ^ bits;`)}
        default: ;
      endcase
    endtask
    task turn_word(input integer way, input integer at, input [${WORD_BITS - 1}:0] bits);
      wrong_word[way * ${sets * words} + at] = bits;
      case (way)
        ${perWay((way) => `${way}: dut.u_data_${way}.mem[at] = dut.u_data_${way}.mem[at] ^ bits;`)}
        default: ;
      endcase
    endtask
    task turn_bits;
      integer way, set, at;
      logic [63:0] bits;
      way = $urandom % ${ways};
      set = $urandom % ${sets};
      at = $urandom % ${sets * words};
      if ($urandom % 3 == 0) begin
        bits = 64'd1 << $urandom % ${tagBits};
        ${writeBack ? '' : `if ($urandom % 4 == 0) bits = bits | 64'd1 << $urandom % ${tagBits};`}
        if (wrong_tag[way * ${sets} + set] == 0) begin
          lost = lost + 1;
          turn_tag(way, set, bits[${tagBits - 1}:0]);
        end
      end else begin
        bits = 64'd1 << $urandom % ${WORD_BITS};
        ${writeBack ? '' : `if ($urandom % 4 == 0) bits = bits | 64'd1 << $urandom % ${WORD_BITS};`}
        if (wrong_word[way * ${sets * words} + at] == 0) begin
          lost = lost + 1;
          turn_word(way, at, bits[${WORD_BITS - 1}:0]);
        end
      end
    endtask

    function two(input [63:0] bits);
      two = (bits & (bits - 1)) != 0;
    endfunction
    integer set_of, word_of, again = 0;
    always @(posedge clk) if (rst_n) begin
      if (bit_corrected === 1'bx || bits_lost === 1'bx) complain("neither told nor not");
      if (bit_corrected && bits_lost) complain("told twice");
      if (dut.correcting && dut.tag_write == 0 && dut.data_write == 0) complain("nothing is mended");
      // Tags first, then the word: what was corrected is used.
      if (dut.correcting) again = again + 1;
      if (dut.corrected && !dut.spoilt) again = 0;
      if (again > 6) complain("corrected for ever");
      if (bit_corrected) told = told + 1;
      if (bits_lost) doubles_told = doubles_told + 1;
      set_of = {dut.addr, 2'b00} / ${4 * words} % ${sets};
      word_of = {dut.addr, 2'b00} / 4 % ${sets * words};
      if (dut.correcting && dut.gone != 0) doubles = doubles + 1;
      ${perWay((way) => goes(shape, way))}
      ${perWay((way) => written(shape, way))}
      #1;
      if (losing && $urandom % 20 == 0) turn_bits;
      // Memories that have a bit broken lose it again whatever is written.
      if (losing && wrong_tag[1] == 0) begin
        lost = lost + 1;
        turn_tag(0, 1, 2);
      end
      if (losing && wrong_word[3] == 0) begin
        lost = lost + 1;
        turn_word(0, 3, 1 << 20);
      end
    end
  `;
}

/** At the end: what turned over was told of, none of it twice. */
export const WRONG_BITS_TOLD =
  'if (told < 5 || told + doubles_told > lost || doubles_told > doubles || doubles > doubles_told + 1) begin problems = problems + 1; $display("%0d and %0d of %0d wrong bits told", told, doubles_told, lost); end';

/** A line goes where two bits are wrong alone, and what is told of is one wrong bit or two. */
const goes = ({ ways, sets, words }: Corrected, way: number) => sv`
  if (dut.correcting && dut.gone[${way}]) begin
    if (!two(wrong_tag[${way * sets} + set_of]) && !two(wrong_word[${way * sets * words} + word_of])) complain("a line is gone for one bit");
    held[set_of * ${ways} + ${way}] = 0;
  end
`;

const written = ({ sets, words }: Corrected, way: number) => sv`
  if (dut.tag_write[${way}]) wrong_tag[${way * sets} + dut.tag_index] <= 0;
  if (dut.data_write[${way}]) wrong_word[${way * sets * words} + dut.write_word] <= 0;
`;
