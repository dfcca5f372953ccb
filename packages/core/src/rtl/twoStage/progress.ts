import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { landing } from './landing.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** Why an instruction stays for another cycle. */
function waits(features: Features): string {
  const { traps, muldiv, floating, custom, storeBuffer, fenceI, targetAdder } = features;
  return any(
    storeBuffer
      ? '(mem_access && !(mem_accepted && lsu_done && !lsu_fault) && !(store && lsu_accept))'
      : '(mem_access && !(mem_accepted && lsu_done && !lsu_fault))',
    muldiv && '(muldiv && !muldiv_done)',
    floating && '(floating && !float_done)',
    custom && '(custom && !custom_ready)',
    traps && '(wfi && !wake)',
    storeBuffer && `(${fenceI ? '(fence || fence_i)' : 'fence'} && !lsu_idle)`,
    features.cleans && '(fence_i && !data_cleaned)',
    !targetAdder && '(branch && branch_taken && !past_first_cycle)',
  );
}

/** From the first cycle of an instruction to the one in which it leaves. */
export function progress(options: CoreOptions, features: Features): string {
  const { traps, targetAdder, debug, stops, contextsWait, later, vectors, floating } = features;
  const none = vectors ? ' && !vectoring' : '';
  const runs = stops && ' && !stopped';
  const firstCycle = traps || !targetAdder;
  return sv`
    // ---- Execution control
    logic stall;
    logic retire; // its results are visible from the next cycle on
    assign stall = ${waits(features)};
    ${later && `\n${landing(options)}\n`}
    ${traps && `\n// Interrupts are taken before an instruction begins to execute.\nassign take_interrupt = interrupt && !past_first_cycle${features.sequences ? ' && !indivisible' : ''}${none}${debug ? ' && !take_debug' : ''};`}
    assign execute = instr_valid${none}${runs} && !exception${traps && ' && !take_interrupt'}${debug && ' && !take_debug'}${contextsWait && ' && !(csr && context_waits)'}${later && ' && !awaits_landing'};
    assign retire = execute && !stall && !access_fault;
    ${floating && 'assign float_flags = float_raised & {5{retire && floating}};'}
    assign trap = instr_valid${runs}${debug && ' && !debug_mode && !take_debug && !debug_break'} && (exception || access_fault${traps && ' || take_interrupt'});
    assign instr_done = retire || trap${vectors && ' || entry_read'}${debug && ' || debug_enter || debug_fails'};
    assign advance = ${traps ? '!instr_valid || instr_done' : '(!instr_valid || instr_done) && !halted'};

    ${firstCycle && clocked(options, "past_first_cycle <= 1'b0;", `past_first_cycle <= instr_valid${stops ? ' && !stopped' : ''} && !instr_done${debug ? ' && !take_debug' : ''}${later ? ' && !awaits_landing' : ''};`)}
  `;
}
