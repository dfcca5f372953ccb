import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** Where the cycles go in which no instruction retires; each is of one cause. */
export function cycles(
  options: CoreOptions,
  { muldiv, floating, custom, customAccesses, targetAdder, sequences, later }: Features,
): string {
  const units = any(
    muldiv && 'muldiv',
    floating && 'floating',
    custom && (customAccesses ? '(custom && !custom_access)' : 'custom'),
  );
  return sv`
    // ---- Causes of cycles without an instruction
    logic redirected_before;
    logic waits; // an instruction is here, and stays
    logic event_no_fetch, event_redirected, event_memory, event_unit, event_order;
    ${clocked(options, "redirected_before <= 1'b0;", 'redirected_before <= redirect;')}

    assign waits = instr_valid && !retire && !trap${later && ' && !awaits_landing'};
    assign event_no_fetch = !instr_valid && !redirected_before;
    assign event_redirected = instr_valid ? trap${!targetAdder && ' || (waits && branch)'} : redirected_before;
    assign event_memory = waits && mem_access;
    assign event_unit = ${any(units !== '' && `waits && (${units})`, sequences && 'retire && !ends') || "1'b0"};
    assign event_order = waits && !(${any('mem_access', units, !targetAdder && 'branch')});
  `;
}

/** What the CSR unit hears of it; with two stages no results are waited for but those that come later. */
export const cycleEvents = ({ later }: Features) => ({
  event_no_operand: later ? 'instr_valid && awaits_landing && !trap' : "1'b0",
  event_misled: 'retire && (jal || jalr || (branch && control_transfer))',
});
