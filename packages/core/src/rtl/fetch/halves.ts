import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { instance, portsOf } from '../instance.ts';
import { expander } from '../expander/expander.ts';
import { sv } from '../sv.ts';
import { showsLength, showsRaw } from './fetchPorts.ts';

const wholeWords = sv`
  assign valid = word_valid;
  assign instr = word;
  assign fault = word_error;
  assign pop   = valid && ready;
`;

/**
 * Instructions out of words: with C they begin at every half, so that the upper half of a word is held while the
 * word's place in the queue is free again.
 */
export function halves(options: CoreOptions): string {
  if (!options.base.compressed) return wholeWords;
  const running = sv`
    if (restart) held <= 1'b0;
    else if (taken) held <= half_way;
    else if (pop) held <= 1'b1;
  `;
  return sv`
    // An instruction begins at any half. When the lower half of a word is used, the upper one is held and the word's
    // place is free. An instruction of 32 bits may need the held half and the next word, and none needs more.
    logic [15:0] held_half;
    logic [15:0] low, high;
    ${!showsLength(options) && 'logic        compressed;'}
    logic        split; // a jump led to the upper half of a word, and it is but the beginning of an instruction
    logic        taken;

    assign low  = held ? held_half : pc[1] ? word[31:16] : word[15:0];
    assign high = held ? word[15:0] : word[31:16];
    assign compressed = low[1:0] != 2'b11;
    assign split = pc[1] && !held && !compressed && !word_error;

    assign valid = held && compressed || word_valid && !split;
    assign fault = word_error && !(held && compressed);
    assign taken = valid && ready;
    assign pop   = taken ? !(held && compressed) : word_valid && split;
    ${showsRaw(options) && 'assign raw   = low;'}

    logic [31:0] expanded;
    ${instance(options.name, 'expander', portsOf(expander(options)), { half: 'low', instr: 'expanded' })}
    assign instr = compressed ? expanded : {high, low};

    logic half_way; // the next instruction begins at an upper half
    assign half_way = pc[1] ^ compressed;
    ${clocked(options, "held <= 1'b0;", running)}

    always_ff @(posedge clk) if (pop) held_half <= word[31:16];
  `;
}
