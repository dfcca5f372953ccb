import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { follows } from './branchTargets.ts';
import { followed, followedNets } from './followed.ts';
import { fetchPorts, predicts } from './fetchPorts.ts';
import { halves } from './halves.ts';
import { countWidth, queue } from './queue.ts';
import { requests } from './requests.ts';

const RESTART = sv`
  assign restart = redirect;
  assign restart_pc = redirect_pc;
`;

const RESTART_OR_PREDICTION = sv`
  assign restart = redirect || predict;
  assign restart_pc = redirect ? redirect_pc : predict_pc;
`;

const RESTART_OR_MISFIT = sv`
  logic misfit; // a branch was followed that is none
  assign restart = redirect || predict || misfit;
  assign restart_pc = redirect ? redirect_pc : predict ? predict_pc : pc;
`;

function restarts(options: CoreOptions): string {
  if (follows(options) && options.base.compressed) return RESTART_OR_MISFIT;
  return predicts(options) ? RESTART_OR_PREDICTION : RESTART;
}

/** The address of the instruction offered; words and halves are counted from here. */
function counter(options: CoreOptions): string {
  const { compressed, resetVector } = options.base;
  const low = compressed ? 1 : 2;
  const bits = `[31:${low}]`;
  const reset = `${32 - low}'h${(Number(resetVector) / 2 ** low).toString(16)}`;
  const running = sv`
    if (restart) instr_addr <= restart_pc${bits};
    else if (${compressed ? 'consumed' : 'queue_pop'}) instr_addr <= ${follows(options) ? `takes ? next_to${compressed ? '' : '[31:2]'} : next_addr` : 'next_addr'};
  `;
  return sv`
    logic ${bits} instr_addr, next_addr;
    assign pc = {instr_addr, ${low}'b0};
    ${compressed ? "assign next_addr = {pc[1] || !compressed ? instr_addr[31:2] + 1'b1 : instr_addr[31:2], next_at_upper};" : "assign next_addr = instr_addr + 1'b1;"}
    ${clocked(options, `instr_addr <= ${reset};`, running)}
  `;
}

/** `<name>_fetch`: asks the bus for words ahead of execution and offers the instructions in them one after the other. */
export const fetch: Unit = {
  suffix: 'fetch',
  chosen: () => true,
  comment: ({ base, memory }) => sv`
    Instruction fetch unit: prefetches up to ${memory.prefetchDepth === 1 ? 'one word' : `${memory.prefetchDepth} words`} and presents one instruction at a time.
    ${base.compressed && 'Compressed instructions are expanded.'}
    The target of a redirect is requested in the same cycle if the bus can take another request.
  `,
  ports: fetchPorts,
  body(options) {
    const { base } = options;
    return sv`
      logic restart;
      logic [31:0] restart_pc;
      ${restarts(options)}

      ${logic(countWidth(options))} queue_count; // words in the queue
      logic queue_pop; // the first word leaves the queue
      ${base.compressed && 'logic upper_valid; // upper_half holds the upper half of a word that has left the queue'}

      ${follows(options) && `${followedNets(options)}\n`}
      ${requests(options)}

      ${queue(options)}

      ${halves(options)}
      ${hasFetchProtection(options) && 'assign fault_corrupt = word_corrupt;'}
      ${follows(options) && `\n${followed(options)}`}

      // Address of the instruction that is presented.
      ${counter(options)}

      // Instruction addresses are ${base.compressed ? 'even' : 'multiples of four'}.
      logic unused;
      assign unused = ${base.compressed ? 'restart_pc[0]' : '^restart_pc[1:0]'};
    `;
  },
};
