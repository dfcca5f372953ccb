import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked, unreset } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { hasFullTriggers, hasTriggers, isDebug1 } from './features.ts';

const count = ({ debug }: CoreOptions) => debug.triggers;

/** Bits of tselect. */
const selectWidth = (options: CoreOptions) => Math.max(1, Math.ceil(Math.log2(count(options))));

/** A comparison is of the address that the instruction has; of accesses, of the lowest one. */
const trigger = (options: CoreOptions, user: boolean) => sv`
  logic selected;
  logic enabled;
  logic m;
  ${user && 'logic u;'}
  logic execute;
  logic store;
  logic load;

  assign selected = tselect == ${selectWidth(options)}'(i);
  assign enabled = ${user ? 'user_mode ? u : m' : 'm'};
  assign control[i] = {m, 2'b00, ${user ? 'u' : "1'b0"}, execute, store, load};
  assign hits[i] = enabled && ((execute && pc == compared[i])
                || (load && is_load && address == compared[i])
                || (store && is_store && address == compared[i]));

  ${clocked(
    options,
    sv`
      m <= 1'b0;
      ${user && "u <= 1'b0;"}
      execute <= 1'b0;
      store <= 1'b0;
      load <= 1'b0;
    `,
    sv`
      if (control_we && selected) begin
        m <= wdata[6];
        ${user && 'u <= wdata[3];'}
        execute <= wdata[2];
        store <= wdata[1];
        load <= wdata[0];
      end
    `,
  )}

  ${unreset(options, "compared[i] <= 32'd0;", 'if (compared_we && selected) compared[i] <= wdata;')}
`;

/**
 * `<c>_triggers`: stops the hart before an instruction at an address, or one that loads from or stores to it. Combinational
 * from the instruction to `hit`.
 */
export const triggers: Unit = {
  suffix: 'triggers',
  chosen: (options) => hasTriggers(options) && !hasFullTriggers(options),
  comment: (options) => sv`
    ${count(options)} ${count(options) === 1 ? 'trigger' : 'triggers'} of type ${isDebug1(options) ? '6 (RISC-V Debug 1.0, 5.7)' : '2 (RISC-V External Debug Support 0.13.2, 5.2.9)'}: equal addresses of instructions, loads and stores,
    before they are executed. They belong to the debugger: dmode is 1, and the action is debug mode.
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
    output('hit'),
  ],
  body(options) {
    const triggerCount = count(options);
    const width = selectWidth(options);
    return sv`
      // type ${isDebug1(options) ? '6' : '2'}, dmode; action 1
      localparam logic [31:0] FIXED = 32'h${isDebug1(options) ? '6' : '2'}800_1000;

      logic [${width - 1}:0] tselect;
      logic [6:0] control [0:${triggerCount - 1}];
      logic [31:0] compared [0:${triggerCount - 1}];
      logic [${triggerCount - 1}:0] hits;

      ${clocked(options, `tselect <= ${width}'d0;`, `if (select_we && wdata < 32'd${triggerCount}) tselect <= wdata[${width - 1}:0];`)}

      for (genvar i = 0; i < ${triggerCount}; i++) begin : g_trigger
        ${trigger(options, options.base.userMode)}
      end

      assign selected_index = {${32 - width}'d0, tselect};
      assign selected_control = FIXED | {25'd0, control[tselect]};
      assign selected_compared = compared[tselect];
      assign hit = hits != ${triggerCount}'d0;
    `;
  },
};
