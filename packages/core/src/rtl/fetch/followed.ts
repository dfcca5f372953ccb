import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { sequences } from './sequencer.ts';
import { asksCounters, branchTargets } from './branchTargets.ts';

/** Transfers that are followed before the instructions behind them are offered. */
const RECORDS = 2;

/** An entry is no branch that is taken; where counters are asked, these say so of one that is not taken this time. */
const FORGET = 'predict && predict_forget';

/** Low bits of an address that tell places apart which are under way: eight words of the queue and the one offered. */
const NEAR = 5;

/** Nets that the rest of the unit looks at, or is looked at for. */
export function followedNets({ base }: CoreOptions): string {
  const low = base.compressed ? 1 : 2;
  return sv`
  // The word asked for in the cycle before, or else the next to be asked for.
  logic asked;
  logic [31:2] asked_word;
  ${low === 1 && 'logic from_upper; // its lower half is not executed'}
  // Branches that fetch has followed and that have not been offered yet: where they end, and where they lead.
  logic [1:0] followed_count;
  logic [${NEAR}:${low}] followed_at_0, followed_at_1;
  logic [31:1] followed_to_0, followed_to_1;
  logic follow; // the words behind the word asked for last are those of a branch's target
  logic [${NEAR}:${low}] follow_at;
  logic [31:1] follow_to;
  logic [${NEAR}:${low}] next_at; // the first branch to come
  logic [31:1] next_to;
  logic takes; // the instruction that is offered is that branch
  logic found;
  ${base.compressed && 'logic misfits; // the instruction that is offered is not what was followed'}
  `;
}

/** The branch's counter, by where it begins. */
const hint = ({ base }: CoreOptions) =>
  base.compressed
    ? "assign hint_pc = {asked_word, found_upper} - 31'(found_long);"
    : 'assign hint_pc = asked_word;';

const KIND = ({ base }: CoreOptions) =>
  `${base.compressed ? 'logic found_long;\n' : ''}logic found_jump, found_backward;`;

/** What the buffer says of the word asked for last, in the cycle in which that can arrive. */
const lookUp = (options: CoreOptions) => sv`
  ${options.base.compressed && 'logic found_upper;'}
  ${asksCounters(options) && KIND(options)}
  ${instance(options, branchTargets, {
    word: 'asked_word',
    found_target: 'follow_to',
    learn: 'predict && predict_taken && predict_learn',
    forget: options.base.compressed ? `(${FORGET}) || misfit` : FORGET,
    at: options.base.compressed ? 'predict ? predict_at : pc[31:1]' : 'predict_at',
    to: 'predict_pc[31:1]',
    long: 'predict_long',
    jump: 'predict_jump',
    backward: 'predict_backward',
  })}
  // A word that is entered at its upper half has no branch in its lower one.
  ${asksCounters(options) && hint(options)}
  assign follow = asked && found && followed_count != 2'd${RECORDS}${asksCounters(options) ? ' && (found_jump || hint_agrees == found_backward)' : ''}${options.base.compressed ? ' && (found_upper || !from_upper)' : ''};
  assign follow_at = ${options.base.compressed ? `{asked_word[${NEAR}:2], found_upper}` : `asked_word[${NEAR}:2]`};
`;

const records = (options: CoreOptions) => {
  const consumed = options.base.compressed ? 'consumed' : 'queue_pop';
  return sv`
    assign next_at = followed_count != 0 ? followed_at_0 : follow_at;
    assign next_to = followed_count != 0 ? followed_to_0 : follow_to;
    assign follows = takes;
    assign follows_to = next_to;

    ${clocked(
      options,
      "followed_count <= '0;",
      sv`
        if (restart) followed_count <= '0;
        else followed_count <= followed_count + 2'(follow) - 2'(takes && ${consumed});
      `,
    )}

    always_ff @(posedge clk) begin
      if (takes && ${consumed} && followed_count == 2'd2) {followed_at_0, followed_to_0} <= {followed_at_1, followed_to_1};
      else if (followed_count == 0 || takes && ${consumed}) {followed_at_0, followed_to_0} <= {follow_at, follow_to};
      if (followed_count != 2'd2) {followed_at_1, followed_to_1} <= {follow_at, follow_to};
    end
  `;
};

const wholeWords = sv`
  assign takes = (followed_count != 0 || follow) && next_at == pc[${NEAR}:2];
`;

/** The place that an entry names may lie within another instruction: that is asked for once more, without the entry. */
const halves = (options: CoreOptions) => sv`
  logic comes; // a branch is to come
  logic [${NEAR}:1] second_half;
  logic ends_first, ends_second;
  assign comes = followed_count != 0 || follow;
  assign second_half = pc[${NEAR}:1] + 1'b1;
  assign ends_first = comes && next_at == pc[${NEAR}:1];
  assign ends_second = comes && next_at == second_half;
  assign takes = ${sequences(options) ? 'compressed ? ends_first && ends' : 'compressed ? ends_first'} : ends_second;
  assign misfits = ends_first && !compressed;

  ${clocked(options, "misfit <= 1'b0;", 'misfit <= misfits && (upper_valid || word_valid) && !restart;')}
`;

/** Branches are followed when their word has been asked for, before it is decoded. */
export const followed = (options: CoreOptions): string => sv`
  ${lookUp(options)}

  ${options.base.compressed ? halves(options) : wholeWords}

  ${records(options)}
`;
