import type { CoreOptions } from '../../../options/coreOptions.ts';
import { clocked } from '../../clocked.ts';
import { logic } from '../../nets.ts';
import { sv } from '../../sv.ts';
import { waysOf } from '../geometry.ts';
import type { Geometry } from '../geometry.ts';
import { WORD_BITS, codeFunctions, isBeyond, protectedBits, syndromeOf } from './code.ts';

/** What a cache is to the correction of its bits. */
export interface Corrected extends Geometry {
  /** Bits of a tag with its flags; where lines may be dirty that is the highest. */
  entryBits: number;
  writeBack: boolean;
}

export const eccFunctions = ({ entryBits }: Corrected) => sv`
  // Hsiao codes: the column of each bit is one of odd weight, so one wrong bit is found and two are told.
  ${codeFunctions('word', 32)}

  ${codeFunctions('tag', entryBits)}
`;

export const eccNets = (shape: Corrected) => sv`
  // Error correction
  ${waysOf(shape)
    .map((way) => `logic [${protectedBits(shape.entryBits) - 1}:0] raw_tag_${way}; // as its memory has it`)
    .join('\n')}
  logic [${WORD_BITS - 1}:0] raw_word; // of the way that is hit
  logic [${shape.ways - 1}:0] entry_bad; // tags of the set with wrong bits
  logic [${shape.ways - 1}:0] way_bad; // words have, in each way
  logic word_bad; // the one asked for has
  logic spoilt; // so what was looked up is not used
  logic keep; // but kept, to be corrected
  logic correcting; // what was kept becomes right, in its memory too
  logic corrected; // this lookup sees it instead of the memories
  logic word_corrected;
  ${shape.writeBack && 'logic lost; // the answer is an error: what was stored is lost'}
  logic [${shape.ways - 1}:0] bad_tags;
  logic bad_word;
  logic [${shape.ways - 1}:0] kept_way; // that the word is of
  logic [${WORD_BITS - 1}:0] kept_word;
  logic [${protectedBits(32) - 33}:0] word_syndrome;
  logic [31:0] sound_word;
  logic word_lost;
  logic drop; // its line is fetched anew
  ${waysOf(shape)
    .map(
      (way) => sv`
        logic [${protectedBits(shape.entryBits) - 1}:0] kept_tag_${way};
        logic [${protectedBits(shape.entryBits) - shape.entryBits - 1}:0] tag_syndrome_${way};
        ${logic(shape.entryBits)} sound_tag_${way};
      `,
    )
    .join('')}
  logic [${shape.ways - 1}:0] tag_lost;
  logic [${shape.ways - 1}:0] gone; // entries that are made invalid
  logic [${shape.ways - 1}:0] mended_way; // whose tag is written
  ${logic(shape.entryBits)} mended_tag;
  logic fatal;
`;

interface Lookup {
  /** Condition that a request, or a scan, uses what the memories show. */
  asks: string;
  /** Condition that a request uses the word of its hit. */
  reads: string;
  /** Condition that what is shown may be kept: it is not older than a store. */
  isCurrent: string;
  /** Other words that are corrected, or lost, on their way to memory. */
  correctedElsewhere?: string;
  lostElsewhere?: string;
  /** Assignments of the address that is told. */
  told: string;
}

/** What the lookup sees, and whether it may use it. */
function seen(shape: Corrected, { asks, reads, isCurrent }: Lookup): string {
  const { entryBits } = shape;
  const words = waysOf(shape).map((way) => `({${WORD_BITS}{way_hit[${way}]}} & data_${way})`);
  const entry = `[${entryBits - 1}:0]`;
  return sv`
    // What has a wrong bit is not used: it is kept, corrected in the next cycle, there and in its memory, and looked up again.
    ${waysOf(shape)
      .map((way) => `assign tag_${way} = corrected ? kept_tag_${way}${entry} : raw_tag_${way}${entry};`)
      .join('\n')}
    ${waysOf(shape)
      .map(
        (way) =>
          `assign entry_bad[${way}] = !corrected && (${syndromeOf('tag', `raw_tag_${way}`, entryBits)}) != '0;`,
      )
      .join('\n')}
    assign raw_word =
      ${words.join(' |\n  ')};
    // Each way's word is looked at beside its tag, so that one does not wait for the other.
    ${waysOf(shape)
      .map((way) => `assign way_bad[${way}] = (${syndromeOf('word', `data_${way}`, 32)}) != '0;`)
      .join('\n')}
    assign word_bad = ${reads} && !word_corrected && |(way_hit & way_bad);
    assign spoilt = ${asks} && (|entry_bad || word_bad);
    assign keep = spoilt && ${isCurrent};
  `;
}

/** What becomes of what was kept. */
function mended(shape: Corrected): string {
  const { ways, entryBits, writeBack } = shape;
  const tags = waysOf(shape).map(
    (way) => sv`
      assign tag_syndrome_${way} = ${syndromeOf('tag', `kept_tag_${way}`, entryBits)};
      assign sound_tag_${way} = kept_tag_${way}[${entryBits - 1}:0] ^ tag_flip(tag_syndrome_${way});
      assign tag_lost[${way}] = bad_tags[${way}] && ${isBeyond('tag', `tag_syndrome_${way}`, entryBits)};
      assign gone[${way}] = tag_lost[${way}] || (drop && kept_way[${way}]);
    `,
  );
  const written = waysOf(shape).map(
    (way) => `({${entryBits}{mended_way[${way}] && !gone[${way}]}} & sound_tag_${way})`,
  );
  const dirty = waysOf(shape).map((way) => `(kept_way[${way}] && sound_tag_${way}[${entryBits - 1}])`);
  const lowest = ways === 1 ? 'bad_tags' : `bad_tags & (~bad_tags + ${ways}'d1)`;
  return sv`
    assign word_syndrome = ${syndromeOf('word', 'kept_word', 32)};
    assign sound_word = kept_word[31:0] ^ word_flip(word_syndrome);
    assign word_lost = bad_word && ${isBeyond('word', 'word_syndrome', 32)};
    assign drop = word_lost${writeBack && ` && !(${dirty.join(' || ')})`};
    ${tags.join('')}
    assign mended_way = {${ways}{correcting}} & ((${lowest}) | ({${ways}{drop}} & kept_way));
    assign mended_tag =
      ${written.join(' |\n  ')};
    assign fatal = |tag_lost || word_lost;
  `;
}

/** Wrong bits of a cache: found at the lookup, corrected after it, told. */
export function correction(options: CoreOptions, shape: Corrected, how: Lookup): string {
  const { entryBits, writeBack } = shape;
  const also = (condition?: string) => (condition ? ` || (${condition})` : '');
  const tags = (line: (way: number) => string) => waysOf(shape).map(line).join('\n');
  return sv`
    ${seen(shape, how)}

    ${mended(shape)}

    ${clocked(
      options,
      sv`
        correcting <= 1'b0;
        corrected <= 1'b0;
        word_corrected <= 1'b0;
        ${writeBack && "lost <= 1'b0;"}
        bit_corrected <= 1'b0;
        bits_lost <= 1'b0;
      `,
      sv`
        correcting <= keep;
        corrected <= correcting;
        word_corrected <= correcting && bad_word;
        ${writeBack && 'lost <= correcting && (|tag_lost || (word_lost && !drop));'}
        bit_corrected <= (correcting && !fatal)${also(how.correctedElsewhere)};
        bits_lost <= (correcting && fatal)${also(how.lostElsewhere)};
      `,
    )}

    always_ff @(posedge clk) begin
      if (keep) begin
        bad_tags <= entry_bad;
        bad_word <= word_bad && entry_bad == '0;
        kept_way <= way_hit;
        kept_word <= raw_word;
      end else if (correcting) kept_word[31:0] <= sound_word;
      ${tags((way) => `if (keep && !corrected) kept_tag_${way} <= raw_tag_${way};`)}
      if (correcting) begin
        ${tags((way) => `if (gone[${way}]) kept_tag_${way} <= '0;\nelse kept_tag_${way}[${entryBits - 1}:0] <= sound_tag_${way};`)}
      end
      ${how.told}
    end
  `;
}
