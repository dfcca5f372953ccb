import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { hasHardwareVectors } from '../../options/clic.ts';
import { hasPmp } from '../pmp/features.ts';
import { sv } from '../sv.ts';

/** Bits of a number from 0 to `most`. */
export const bitsFor = (most: number) => Math.ceil(Math.log2(most + 1));

/** Bits of a count of words in the queue. */
export const countWidth = ({ memory }: CoreOptions) => bitsFor(memory.prefetchDepth);

/** An entry takes what arrives unless it holds a word, and the next entry's word when the first is used up. */
function entry(index: number, depth: number, error: string): string {
  const arrival = `queue_${index} <= {${error}, ibus_rdata};`;
  if (depth === 1) return `if (queue_count == 0) ${arrival}`;
  if (index === depth - 1) return `if (queue_count <= ${index}) ${arrival}`;
  return sv`
    if (queue_pop && queue_count > ${index + 1}) queue_${index} <= queue_${index + 1};
    else if (queue_pop || ${index === 0 ? 'queue_count == 0' : `queue_count <= ${index}`}) ${arrival}
  `;
}

/**
 * The words that were fetched and not yet used: `word`, `word_error`, `word_valid` are of the first, which may be
 * arriving. It is used up by `pop`; `restart` drops all.
 */
export function queue(options: CoreOptions): string {
  const depth = options.memory.prefetchDepth;
  const width = countWidth(options);
  const corrupt = hasFetchProtection(options);
  const failed = hasPmp(options) ? 'ibus_err || refusal_arrives' : 'ibus_err';
  const error = corrupt ? `ibus_corrupt, ${failed}` : failed;
  const [bits, parts] = corrupt ? ['[33:0]', 'corrupt, error, word'] : ['[32:0]', 'error, word'];
  const entries = Array.from({ length: depth }, (_, index) => index);
  const running = sv`
    if (restart) queue_count <= '0;
    else queue_count <= queue_count + ${width}'(word_arrives) - ${width}'(queue_pop);
  `;
  return sv`
    // Prefetch queue, head in queue_0. A word that arrives at an empty queue is bypassed to its output.
    ${entries.map((index) => `logic ${bits} queue_${index}; // {${parts}}`).join('\n')}
    ${!hasHardwareVectors(options) && 'logic [31:0] word;'}
    logic word_error, word_valid;
    ${corrupt && 'logic word_corrupt;'}

    assign word_valid = queue_count != 0 || word_arrives;
    assign {${corrupt && 'word_corrupt, '}word_error, word} = queue_count != 0 ? queue_0 : {${error}, ibus_rdata};

    ${clocked(options, "queue_count <= '0;", running)}

    // An empty entry may load anything, so the entries need not depend on word_arrives.
    always_ff @(posedge clk) begin
      ${entries.map((index) => entry(index, depth, error)).join('\n')}
    end
  `;
}
