import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../pipelinePorts.ts';
import { sv } from '../sv.ts';
import { fetchPorts, predicts } from './fetchPorts.ts';
import { halves } from './halves.ts';
import { countWidth, queue } from './queue.ts';
import { requests } from './requests.ts';

const RESTART = sv`
  assign restart    = redirect;
  assign restart_pc = redirect_pc;
`;

const RESTART_OR_PREDICTION = sv`
  assign restart    = redirect || predict;
  assign restart_pc = redirect ? redirect_pc : predict_pc;
`;

/** The address of the instruction offered; words and halves are counted from here. */
function counter(options: CoreOptions): string {
  const { compressed, resetVector } = options.base;
  const low = compressed ? 1 : 2;
  const bits = `[31:${low}]`;
  const reset = `${32 - low}'h${(Number(resetVector) / 2 ** low).toString(16)}`;
  const running = sv`
    if (restart) at <= restart_pc${bits};
    else if (${compressed ? 'taken' : 'pop'}) at <= following;
  `;
  return sv`
    logic ${bits} at, following;
    assign pc = {at, ${low}'b0};
    ${compressed ? "assign following = {pc[1] || !compressed ? at[31:2] + 1'b1 : at[31:2], half_way};" : "assign following = at + 1'b1;"}
    ${clocked(options, `at <= ${reset};`, running)}
  `;
}

/** `<name>_fetch`: asks the bus for words ahead of execution and offers the instructions in them one after the other. */
export function fetch(options: CoreOptions): string {
  const { name, base, memory } = options;
  const words = memory.prefetchDepth === 1 ? 'one word' : `${memory.prefetchDepth} words`;
  return sv`
    // Fetches ahead, up to ${words}, and offers one instruction after the other${base.compressed && ', compressed ones in their long form'}.
    // A redirect asks for its target in the same cycle, as far as the bus is free.
    module ${name}_fetch (
      ${fetchPorts(options)}
    );
      logic        restart;
      logic [31:0] restart_pc;
      ${predicts(options) ? RESTART_OR_PREDICTION : RESTART}

      ${logic(countWidth(options)).padEnd(12)} stored; // words in the queue
      logic        pop; // the first word is used up
      ${base.compressed && 'logic        held; // an upper half is, of a word that is used up'}

      ${requests(options)}

      ${queue(options)}

      ${halves(options)}

      // The address of the instruction offered.
      ${counter(options)}

      // Instructions are at ${base.compressed ? 'even' : 'word'} addresses.
      logic unused;
      assign unused = ${base.compressed ? 'restart_pc[0]' : '^restart_pc[1:0]'};
    endmodule
  `;
}
