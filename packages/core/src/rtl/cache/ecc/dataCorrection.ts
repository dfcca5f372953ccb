import type { CoreOptions } from '../../../options/coreOptions.ts';
import { sv } from '../../sv.ts';
import type { DataShape } from '../dataShape.ts';
import { waysOf } from '../geometry.ts';
import { WORD_BITS, isBeyond, syndromeOf } from './code.ts';
import { correction } from './correction.ts';

const LANES = [3, 2, 1, 0];

/** What the lookup of the data cache has of its word: a store of all four bytes before it stands for all of it. */
export const eccWord = ({ writeBack }: DataShape) => sv`
  logic [31:0] word;
  ${writeBack && 'logic forwards;\nassign forwards = stored && stored_addr == addr;'}
  assign word = ${writeBack && 'forwards ? stored_wdata : '}word_corrected ? kept_word[31:0] : raw_word[31:0];
`;

/** Bytes that are stored beside those that stay. */
export const eccStores = ({ writeBack }: DataShape) => sv`

  // A store of bytes that hits is written in the cycle after its lookup, with the other bytes of its word.
  assign partial = we && be != 4'b1111;
  always_ff @(posedge clk)
    if (looked_up) begin
      ${LANES.map((lane) => `merged[${8 * lane + 7}:${8 * lane}] <= be[${lane}] ? wdata[${8 * lane + 7}:${8 * lane}] : word[${8 * lane + 7}:${8 * lane}];`).join('\n')}
      ${writeBack && 'merge_way <= way_hit;'}
    end
`;

/** Words on their way to memory. */
const evicted = (shape: DataShape) => sv`

  // What goes to memory is corrected on its way; where two bits are wrong memory keeps what it has, and that is told.
  assign evict_raw =
    ${waysOf(shape)
      .map((way) => `({${WORD_BITS}{evict_way[${way}]}} & data_${way})`)
      .join(' |\n  ')};
  assign evict_syndrome = ${syndromeOf('word', 'evict_raw', 32)};
  assign evict_lost = ${isBeyond('word', 'evict_syndrome', 32)};
  assign evict_taken = state == EVICT && w_valid && m_axi_wready;
  always_ff @(posedge clk)
    if (starts_eviction) line_lost <= 1'b0;
    else if (evict_taken && evict_lost) line_lost <= 1'b1;
`;

/** Wrong bits of the data cache. */
export function dataCorrection(options: CoreOptions, shape: DataShape): string {
  const { writeBack, cleans, manages, wordBits, tagBits } = shape;
  const asks = `looked_up && cached${writeBack ? ' && !lost' : ''}`;
  const low = `${wordBits + 2}'d0`;
  const own = cleans ? `state == SCAN ? {${tagBits}'d0, set, ${low}} : {addr, 2'b00}` : "{addr, 2'b00}";
  const passing = `{evict_tag, evict_index, evict_word[${wordBits - 1}:0] - ${wordBits}'d1, 2'b00}`;
  return sv`

    ${correction(options, shape, {
      asks: cleans ? `((${asks}) || (state == SCAN && scanned))` : asks,
      reads: `hit && (!we || partial)${manages ? ' && !managing' : ''}${writeBack ? ' && !forwards' : ''}${cleans ? ' && looked_up' : ''}`,
      isCurrent: writeBack ? '!stored' : "1'b1",
      told: sv`
        if (correcting) error_address <= ${own};
        ${writeBack && `else if (evict_taken && evict_syndrome != '0) error_address <= ${passing};`}
      `,
      ...(writeBack && {
        correctedElsewhere: "evict_taken && evict_syndrome != '0 && !evict_lost",
        lostElsewhere: 'evict_taken && evict_lost',
      }),
    })}
    ${writeBack && evicted(shape)}
  `;
}
