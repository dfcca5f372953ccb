import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { hasPmp } from '../pmp/features.ts';
import { sv } from '../sv.ts';
import { follows } from './branchTargets.ts';
import { stopsClock } from '../clockGate/clockGate.ts';
import { predicts } from './fetchPorts.ts';
import { bitsFor, countWidth } from './queue.ts';

const REFUSAL = sv`
  // An error stands for a word that may not be fetched, behind those that were asked for before, a cycle after the verdict,
  // which is the last on its path. The target of a redirect is known a cycle before it can be checked.
  logic refused;
  logic refusal_arrives;
`;

/**
 * Nothing is on its way, nor asked for: the clock may stop. A redirect is not looked at, which comes last of all: what
 * waits to be woken makes none.
 */
function idle(options: CoreOptions): string {
  const restarts = [predicts(options) && 'predict', follows(options) && options.base.compressed && 'misfit'];
  const none = restarts.flatMap((each) => (each ? [` && !${each}`] : [])).join('');
  const full = `queue_count == ${countWidth(options)}'d${options.memory.prefetchDepth}`;
  return `assign idle = outstanding == '0 && ${full}${none};`;
}

/** Asks for the words from `next_word` on, as many as the queue can take, and tells which answers are still wanted. */
export function requests(options: CoreOptions): string {
  const { memory } = options;
  const depth = memory.prefetchDepth;
  const width = countWidth(options);
  const protects = hasPmp(options);
  const running = sv`
    out_of_reset <= 1'b1;
    outstanding <= outstanding + ${width}'(ibus_req && ibus_gnt) - ${width}'(ibus_rvalid);
    if (restart) discard_count <= outstanding - ${width}'(ibus_rvalid);
    else if (ibus_rvalid && discard_count != 0) discard_count <= discard_count - 1'b1;
    ${protects && 'refused <= out_of_reset && checked && !permitted && !restart && !refusal_arrives;'}
  `;
  return sv`
    logic out_of_reset; // no request during reset
    ${logic(width)} outstanding; // requests without a response yet
    ${logic(width)} discard_count; // responses still to be discarded after a restart, the oldest first
    logic word_arrives;
    ${protects && REFUSAL}
    assign word_arrives = ${protects ? '(ibus_rvalid && discard_count == 0) || refusal_arrives' : 'ibus_rvalid && discard_count == 0'};

    // Requests are limited to the free entries of the queue. A word that arrives in this cycle is not considered, so that
    // there is no combinational path from the response channel to the request channel.
    logic has_room;
    assign has_room = (restart ? outstanding : outstanding + queue_count) < ${width}'(${depth});

    ${follows(options) ? following(options) : inARow(options)}
    assign ibus_req = out_of_reset && has_room${protects && ' && !(checked && (restart || !permitted))'};
    ${protects && `assign refusal_arrives = refused && outstanding == '0 && queue_count != ${width}'d${depth};`}
    assign ibus_addr = {restart ? restart_pc[31:2] : next_word, 2'b00};
    ${stopsClock(options) && `\n${idle(options)}`}

    ${clocked(options, `out_of_reset <= 1'b0;\noutstanding <= '0;\ndiscard_count <= '0;${protects ? "\nrefused <= 1'b0;" : ''}`, running)}
  `;
}

/** The next word follows from that of the instruction that is offered. */
function inARow(options: CoreOptions): string {
  const { base, memory } = options;
  const width = countWidth(options);
  const aheadWidth = bitsFor(base.compressed ? memory.prefetchDepth + 1 : memory.prefetchDepth);
  const wide = (count: string) => (width === aheadWidth ? count : `${aheadWidth}'(${count})`);
  const here = `${wide('queue_count')}${base.compressed ? ` + ${aheadWidth}'(upper_valid)` : ''}`;
  return sv`
    // Words from that of the current instruction on that are held or outstanding.
    ${logic(aheadWidth)} words_ahead;
    ${!hasPmp(options) && 'logic [29:0] next_word;'}
    assign words_ahead = ${here} + ${wide('outstanding')} - ${wide('discard_count')};
    assign next_word = pc[31:2] + 30'(words_ahead);
  `;
}

/** The next word follows from the one asked for last, and from whether a branch ends in it. */
function following(options: CoreOptions): string {
  const { compressed } = options.base;
  const running = sv`
    asked <= ibus_req && ibus_gnt;
    asked_word <= ibus_addr[31:2];
    ${compressed && 'from_upper <= restart ? restart_pc[1] : asked ? follow && follow_to[1] : from_upper;'}
  `;
  const reset = `${30}'h${(Number(options.base.resetVector) / 4).toString(16).replace(/\..*/, '')}`;
  return sv`
    ${!hasPmp(options) && 'logic [29:0] next_word;'}
    assign next_word = !asked ? asked_word : follow ? follow_to[31:2] : asked_word + 1'b1;

    ${clocked(options, `asked <= 1'b0;\nasked_word <= ${reset};${compressed ? `\nfrom_upper <= ${Number(options.base.resetVector) % 4 === 2 ? "1'b1" : "1'b0"};` : ''}`, running)}
  `;
}
