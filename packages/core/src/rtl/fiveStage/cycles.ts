import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** Why ID and EX are empty, which the stage before knows when it leaves them so. */
function hollows(options: CoreOptions, { late, predicts }: Features): string {
  return sv`
    logic id_led_away; // while ID is empty: fetch was sent elsewhere
    logic ex_led_away; // while EX is empty
    logic ex_starved; // ID waits for an operand

    ${clocked(
      options,
      "id_led_away <= 1'b0;\nex_led_away <= 1'b0;\nex_starved <= 1'b0;",
      sv`
        if (flush) id_led_away <= 1'b1;
        else if (id_ready) id_led_away <= ${predicts ? 'predict' : "1'b0"};
        if (${any('trap', late && 'mem_strays')}) begin
          ex_led_away <= 1'b1;
          ex_starved <= 1'b0;
        end else if (ex_ready) begin
          ex_led_away <= redirect || (!id_valid && id_led_away);
          ex_starved <= !redirect && id_valid;
        end
      `,
    )}
  `;
}

/** Where the cycles go in which no instruction leaves EX; each is of one cause. */
export function cycles(options: CoreOptions, features: Features, leaves: string): string {
  const { muldiv, floating, custom, customAccesses, targetAdder, late } = features;
  const units = any(
    muldiv && 'ex_muldiv',
    floating && 'ex_floating',
    custom && (customAccesses ? '(ex_custom && !ex_access)' : 'ex_custom'),
  );
  const transfers = 'ex_branch || ex_jal || ex_jalr';
  return sv`
    // ---- Causes of cycles without an instruction
    ${hollows(options, features)}
    logic led_away;
    logic mem_waits; // for the answer of the bus
    logic waits; // an instruction is in EX, and stays
    logic event_no_fetch, event_redirected, event_no_operand, event_memory, event_unit, event_order;

    assign led_away = ${any('trap', late && '(ex_valid && mem_strays)')};
    assign mem_waits = mem_valid && mem_access && !mem_ready;
    assign waits = ex_valid && !(${leaves}) && !led_away;
    assign event_redirected = led_away || (!ex_valid && ex_led_away)${!targetAdder && ` || (waits && !mem_waits && (${transfers}))`};
    assign event_no_operand = !ex_valid && !led_away && !ex_led_away && ex_starved && !mem_waits;
    assign event_no_fetch = !ex_valid && !led_away && !ex_led_away && !ex_starved;
    assign event_memory = (waits && (${any('mem_waits', 'ex_access', targetAdder && transfers)})) || (!ex_valid && !led_away && !ex_led_away && ex_starved && mem_waits);
    assign event_unit = ${any(units !== '' && `waits && !mem_waits && (${units})`, features.sequences && `(${leaves}) && !ex_ends`) || "1'b0"};
    assign event_order = waits && !(${any('mem_waits', 'ex_access', transfers, units)});
  `;
}

/** Branches and jumps that send fetch elsewhere late. */
export const misled = ({ late }: Features, leaves: string): string =>
  any(`(${leaves} && ex_mispredict && (ex_branch || ex_jal || ex_jalr))`, late && 'mem_strays');
