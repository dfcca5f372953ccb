import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';
import { clocked } from '../clocked.ts';
import { asksCounters } from '../fetch/branchTargets.ts';
import { sv } from '../sv.ts';

/**
 * Counters of how often a branch did what the static rule says: `agrees` for the one in ID. So branches that nobody has
 * seen, and those that share a counter, mostly do each other no harm.
 */
export function branchHistory(options: CoreOptions): string {
  const { branchPrediction, predictionEntries: entries } = options.advanced;
  const bits = Math.log2(entries);
  const low = options.base.compressed ? 1 : 2;
  const late = options.advanced.lateBranches;
  /** Of the branch that is decided. */
  const its = (what: string) => `${late ? 'decided' : 'ex'}_${what}`;
  const isShared = branchPrediction === 'gshare';
  const place = `fetch_pc[${bits + low - 1}:${low}]`;
  return sv`
    logic [1:0] counters [0:${entries - 1}]; // from 0, against the static rule, to 3, for it
    logic clearing; // after reset the counters are set, one by one
    logic [${bits - 1}:0] cleared;
    ${isShared && `logic [${bits - 1}:0] history; // of branches, the latest in bit 0`}
    logic [${bits - 1}:0] place;
    logic [${bits - 1}:0] id_place, ex_place;
    logic [1:0] id_counter, ex_counter, next_counter;
    logic ex_backward;
    ${late && lateNets(bits)}
    ${countedNets(bits)}
    logic agrees;
    logic agreed;

    ${asksCounters(options) && `assign hint_agrees = ${hasLockstep(options) ? 'clearing || ' : ''}counters[hint_pc[${bits + low - 1}:${low}]${isShared ? ' ^ history' : ''}][1];`}
    assign place = ${place}${isShared && ' ^ history'};
    assign agrees = id_counter[1];
    ${late && LATE}
    assign agreed = resolve_taken == ${its('backward')};
    assign next_counter = agreed
      ? (${its('counter')} == 2'd3 ? 2'd3 : ${its('counter')} + 2'd1)
      : (${its('counter')} == 2'd0 ? 2'd0 : ${its('counter')} - 2'd1);

    ${clocked(
      options,
      sv`
        clearing <= 1'b1;
        cleared <= '0;
        counts <= 1'b0;
        ${isShared && "history <= '0;"}
      `,
      sv`
        if (clearing) cleared <= cleared + ${bits}'d1;
        if (cleared == ${bits}'d${entries - 1}) clearing <= 1'b0;
        counts <= resolve;
        ${isShared && `if (resolve) history <= {history[${bits - 2}:0], resolve_taken};`}
      `,
    )}

    ${registers(its('place'))}
    ${late && MEMORY_REGISTERS}

    logic unused;
    assign unused = ^{${asksCounters(options) && `hint_pc[31:${bits + low}], `}fetch_pc[31:${bits + low}], fetch_pc[${low - 1}:0]};
  `;
}

/** The counter of an instruction goes with it from ID to EX, where it is counted on. */
const registers = (place: string) => sv`
  always_ff @(posedge clk) begin
    if (load) begin
      id_place <= place;
      id_counter <= clearing ? 2'd2 : counters[place];
    end
    if (execute) begin
      ex_place <= id_place;
      ex_counter <= id_counter;
      ex_backward <= instr[31];
    end
    counted_place <= ${place};
    counted <= next_counter;
    if (clearing) counters[cleared] <= 2'd2;
    else if (counts) counters[counted_place] <= counted;
  end
`;

const countedNets = (bits: number) => sv`
  // What has been decided is counted a clock later, off the path by which it is decided.
  logic counts;
  logic [${bits - 1}:0] counted_place;
  logic [1:0] counted;
`;

const lateNets = (bits: number) => sv`
  logic [${bits - 1}:0] mem_place, decided_place;
  logic [1:0] mem_counter, decided_counter;
  logic mem_backward, decided_backward;
`;

/** A branch that is decided in MEM, where its counter has gone too. */
const LATE = sv`
  assign decided_place = resolve_late ? mem_place : ex_place;
  assign decided_counter = resolve_late ? mem_counter : ex_counter;
  assign decided_backward = resolve_late ? mem_backward : ex_backward;
`;

const MEMORY_REGISTERS = sv`
  always_ff @(posedge clk)
    if (leave) begin
      mem_place <= ex_place;
      mem_counter <= ex_counter;
      mem_backward <= ex_backward;
    end
`;
