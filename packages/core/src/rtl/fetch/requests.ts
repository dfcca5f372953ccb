import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../pipelinePorts.ts';
import { sv } from '../sv.ts';
import { saysIdle } from './fetchPorts.ts';
import { bitsFor, countWidth } from './queue.ts';

/** Asks for the words from `next_word` on, as many as the queue can take, and tells which answers are still wanted. */
export function requests(options: CoreOptions): string {
  const { base, memory } = options;
  const depth = memory.prefetchDepth;
  const width = countWidth(options);
  const aheadWidth = bitsFor(base.compressed ? depth + 1 : depth);
  const wide = (count: string) => (width === aheadWidth ? count : `${aheadWidth}'(${count})`);
  const here = `${wide('stored')}${base.compressed ? ` + ${aheadWidth}'(held)` : ''}`;
  const running = sv`
    started    <= 1'b1;
    unanswered <= unanswered + ${width}'(ibus_req && ibus_gnt) - ${width}'(ibus_rvalid);
    if (restart) dropped <= unanswered - ${width}'(ibus_rvalid);
    else if (ibus_rvalid && dropped != 0) dropped <= dropped - 1'b1;
  `;
  return sv`
    logic        started; // no request goes out during reset
    ${logic(width).padEnd(12)} unanswered; // requests
    ${logic(width).padEnd(12)} dropped; // of them, whose answers are not wanted any more; the oldest
    logic        arriving;
    assign arriving = ibus_rvalid && dropped == 0;

    // As many words may be on their way as there are places for. What arrives in this cycle is not looked at: a request
    // must not follow from an answer of the bus without a register between.
    logic room;
    assign room = (restart ? unanswered : unanswered + stored) < ${width}'(${depth});

    // Words from the instruction's on that are here or on their way.
    ${logic(aheadWidth).padEnd(12)} ahead;
    logic [29:0] next_word;
    assign ahead     = ${here} + ${wide('unanswered')} - ${wide('dropped')};
    assign next_word = pc[31:2] + 30'(ahead);
    assign ibus_req  = started && room;
    assign ibus_addr = {restart ? restart_pc[31:2] : next_word, 2'b00};
    ${saysIdle(options) && '\nassign idle = unanswered == 0;'}

    ${clocked(options, "started    <= 1'b0;\nunanswered <= '0;\ndropped    <= '0;", running)}
  `;
}
