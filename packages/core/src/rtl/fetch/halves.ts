import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { expander } from '../expander/expander.ts';
import { sv } from '../sv.ts';
import { tellsFailedPart } from '../pmp/features.ts';
import { instance } from '../unit.ts';
import { follows } from './branchTargets.ts';
import { showsLength, showsRaw } from './fetchPorts.ts';
import { partsOf, sequencer, sequences } from './sequencer.ts';

const wholeWords = sv`
  assign valid = word_valid;
  assign instr = word;
  assign fault = word_error;
  assign queue_pop = valid && ready;
`;

/** An instruction that stands for several stays until the last of them is taken. */
const sequenced = (options: CoreOptions) => sv`
  logic is_sequence;
  logic [31:0] part;
  ${instance(options, sequencer, {
    accepted: 'valid && ready',
    instr_c: "fault ? 16'd0 : low",
    instr: 'part',
  })}
  assign instr = is_sequence ? part : compressed ? expanded : {high, low};
`;

/**
 * Instructions out of words: with C they begin at every half, so that the upper half of a word is held while the
 * word's place in the queue is free again.
 */
export function halves(options: CoreOptions): string {
  if (!options.base.compressed) return wholeWords;
  const running = sv`
    if (restart) upper_valid <= 1'b0;
    else if (consumed) upper_valid <= next_at_upper${follows(options) && ' && !takes'};
    else if (queue_pop) upper_valid <= 1'b1;
  `;
  return sv`
    // Instructions are aligned to 16 bits. When the lower half of a word is consumed, the upper half moves to upper_half
    // and the word leaves the queue. A 32-bit instruction may span upper_half and the next word.
    logic [15:0] upper_half;
    logic [15:0] low, high;
    ${!showsLength(options) && 'logic compressed;'}
    logic needs_next_word; // jump to the upper half of a word in which a 32-bit instruction begins
    logic consumed;
    ${sequences(options) && !partsOf(options).includes('ends') && 'logic ends; // the last part of the instruction is offered'}

    assign low = upper_valid ? upper_half : pc[1] ? word[31:16] : word[15:0];
    assign high = upper_valid ? word[15:0] : word[31:16];
    assign compressed = low[1:0] != 2'b11;
    assign needs_next_word = pc[1] && !upper_valid && !compressed && !word_error;

    assign valid = ${follows(options) ? '!misfits && (upper_valid && compressed || word_valid && !needs_next_word)' : 'upper_valid && compressed || word_valid && !needs_next_word'};
    assign fault = word_error && !(upper_valid && compressed);
    ${tellsFailedPart(options) && 'assign fault_behind = upper_valid && !compressed;'}
    assign consumed = valid && ready${sequences(options) && ' && ends'};
    assign queue_pop = consumed ? !(upper_valid && compressed) : word_valid && needs_next_word;
    ${showsRaw(options) && 'assign raw = low;'}

    logic [31:0] expanded;
    ${instance(options, expander, { instr_c: 'low', instr: 'expanded' })}
    ${sequences(options) ? sequenced(options) : 'assign instr = compressed ? expanded : {high, low};'}

    logic next_at_upper; // the next instruction begins in the upper half of a word
    assign next_at_upper = pc[1] ^ compressed;
    ${clocked(options, "upper_valid <= 1'b0;", running)}

    always_ff @(posedge clk) if (queue_pop) upper_half <= word[31:16];
  `;
}
