import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked, unreset } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { hasFullTriggers } from './features.ts';

const count = ({ debug }: CoreOptions) => debug.triggers;
const selectWidth = (options: CoreOptions) => Math.max(1, Math.ceil(Math.log2(count(options))));

/** Ways to compare: those of mcontrol6.match from 0 on. */
const COMPARISON = sv`
  // Equal, a naturally aligned region, at least, below
  logic [31:0] value;
  logic [31:0] any_bit;
  logic at_least;
  logic equal;

  assign value = selects_data ? data : execute ? pc : address;
  assign any_bit = match == 2'd1 ? compared[i] ^ (compared[i] + 32'd1) : 32'd0;
  assign equal = ((value ^ compared[i]) & ~any_bit) == 32'd0;
  assign at_least = value >= compared[i];
`;

const shown = (user: boolean) => sv`
  assign control[i] = counts ? {4'd3, 1'b1, 2'b00, was_hit, left, m, pending, 1'b0, ${user ? 'u' : "1'b0"}, 6'd1}
                    : {4'd6, 1'b1, 4'd0, was_hit, selects_data, 5'd0, 4'd1, chained[i], 2'b00, match, m, 2'b00, ${user ? 'u' : "1'b0"}, execute, store, load};
`;

const reset = (user: boolean) => sv`
  counts <= 1'b0;
  m <= 1'b0;
  ${user && "u <= 1'b0;"}
  execute <= 1'b0;
  store <= 1'b0;
  load <= 1'b0;
  selects_data <= 1'b0;
  match <= 2'd0;
  chained[i] <= 1'b0;
  left <= 14'd0;
  pending <= 1'b0;
  was_hit <= 1'b0;
`;

/** A trigger is of one kind: an instruction is executed or accesses, and data are those of a store alone. */
const running = (user: boolean) => sv`
  if (control_we && selected) begin
    counts <= wdata[31:28] == 4'd3;
    m <= wdata[31:28] == 4'd3 ? wdata[9] : wdata[6];
    ${user && "u <= wdata[31:28] == 4'd3 ? wdata[6] : wdata[3];"}
    execute <= wdata[31:28] != 4'd3 && wdata[2];
    store <= wdata[31:28] != 4'd3 && wdata[1] && !wdata[2];
    load <= wdata[31:28] != 4'd3 && wdata[0] && !wdata[2];
    selects_data <= wdata[31:28] != 4'd3 && wdata[21] && wdata[1] && wdata[2:0] == 3'b010;
    match <= wdata[31:28] != 4'd3 && wdata[10:9] == 2'b00 ? wdata[8:7] : 2'd0;
    chained[i] <= wdata[31:28] != 4'd3 && wdata[11] && i != LAST;
    left <= wdata[31:28] == 4'd3 ? wdata[23:10] : 14'd0;
    pending <= wdata[31:28] == 4'd3 && wdata[8];
    was_hit <= wdata[31:28] == 4'd3 ? wdata[24] : wdata[22];
  end else begin
    if (counts && steps && enabled && left != 14'd0) left <= left - 14'd1;
    if (taken && due[i]) pending <= 1'b0;
    else if (counts && steps && enabled && left == 14'd1) pending <= 1'b1;
    if (taken && fires[i]) was_hit <= 1'b1;
  end
`;

const trigger = (options: CoreOptions, user: boolean) => sv`
  logic selected;
  logic enabled; // in the mode of the instruction
  logic counts; // type 3, else type 6
  logic m;
  ${user && 'logic u;'}
  logic execute;
  logic store;
  logic load;
  logic selects_data;
  logic [1:0] match;
  logic [13:0] left; // instructions until it stops the hart
  logic pending;
  logic was_hit;
  logic widest; // there is no such region: a debugger learns from it which is the widest (Debug 1.0, 5.7.12)

  assign selected = tselect == ${selectWidth(options)}'(i);
  assign enabled = ${user ? 'user_mode ? u : m' : 'm'};

  ${COMPARISON}
  assign meets[i] = enabled && !counts && (execute || (load && is_load) || (store && is_store && (!selects_data || has_data)))
               && (match[1] ? at_least != match[0] : equal);

  assign due[i] = pending && enabled;
  assign widest = match == 2'd1 && wdata[30:0] == 31'h7fff_ffff;
  assign accesses[i] = !execute;

  ${shown(user)}

  ${clocked(options, reset(user), running(user))}

  ${unreset(options, "compared[i] <= 32'd0;", 'if (compared_we && selected) compared[i] <= {wdata[31], wdata[30] && !widest, wdata[29:0]};')}
`;

/** `<c>_triggers` of types 6 and 3: combinational from the instruction to `hit`. */
export const fullTriggers: Unit = {
  suffix: 'triggers',
  chosen: hasFullTriggers,
  comment: (options) => sv`
    ${count(options)} ${count(options) === 1 ? 'trigger' : 'triggers'} of type 6 or 3 (RISC-V Debug 1.0, 5.7): instructions by their addresses, loads, stores by address or data,
    regions and bounds, several that one instruction has to meet, and a number of instructions. The hart stops before the
    instruction. They belong to the debugger: dmode is 1, and the action is debug mode.
  `,
  ports: ({ base }) => [
    input('clk'),
    input('rst_n'),
    input('select_we'),
    input('control_we'),
    input('compared_we'),
    input('wdata', 32),
    output('selected_index', 32),
    output('selected_control', 32),
    output('selected_compared', 32),
    ...(base.userMode ? [input('user_mode')] : []),
    input('pc', 32),
    input('address', 32, 'of the load or store'),
    input('is_load'),
    input('is_store'),
    input('has_data', 1, 'the store writes what a register holds'),
    input('data', 32, 'of it, as wide as the store'),
    input('steps', 1, 'an instruction has left, or a trap was taken'),
    input('taken', 1, 'the hart stops because of one'),
    output('hit'),
  ],
  body(options) {
    const [triggers, width] = [count(options), selectWidth(options)];
    return sv`
      localparam int LAST = ${triggers - 1}; // there is no next one to be chained to

      logic [${width - 1}:0] tselect;
      logic [31:0] control [0:${triggers - 1}];
      logic [31:0] compared [0:${triggers - 1}];
      logic [${triggers - 1}:0] meets; // the instruction is what the trigger is for
      logic [${triggers - 1}:0] due; // the count has come to its end
      logic [${triggers - 1}:0] accesses; // it is for loads or stores
      logic [${triggers - 1}:0] chained, met, later, fires;
      logic all_before, access_before;

      ${clocked(options, `tselect <= ${width}'d0;`, `if (select_we && wdata < 32'd${triggers}) tselect <= wdata[${width - 1}:0];`)}

      for (genvar i = 0; i < ${triggers}; i++) begin : g_trigger
        ${trigger(options, options.base.userMode)}
      end

      // One that is chained says nothing alone: the next one has to meet the same instruction. A chain comes when the last
      // of it does.
      always_comb begin
        all_before = 1'b1;
        access_before = 1'b0;
        for (int i = 0; i < ${triggers}; i++) begin
          met[i] = meets[i] && all_before && !chained[i];
          later[i] = accesses[i] || access_before;
          all_before = !chained[i] || (meets[i] && all_before);
          access_before = chained[i] && later[i];
        end
      end

      // A count that is over comes before the address of an instruction, and that before its access (Debug 1.0, 5.3).
      assign fires = due != ${triggers}'d0 ? due : (met & ~later) != ${triggers}'d0 ? met & ~later : met;

      assign selected_index = {${32 - width}'d0, tselect};
      assign selected_control = control[tselect];
      assign selected_compared = compared[tselect];
      assign hit = (due | met) != ${triggers}'d0;
    `;
  },
};
