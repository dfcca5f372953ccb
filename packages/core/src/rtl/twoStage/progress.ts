import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** Why an instruction stays for another cycle. */
function waits(features: Features): string {
  const { traps, muldiv, custom, storeBuffer, fenceI, targetAdder } = features;
  return any(
    storeBuffer
      ? '(access && !(accepted && lsu_done && !lsu_fault) && !(store && lsu_accept))'
      : '(access && !(accepted && lsu_done && !lsu_fault))',
    muldiv && '(muldiv && !muldiv_done)',
    custom && '(custom && !custom_ready)',
    traps && '(wfi && !wake)',
    storeBuffer && `(${fenceI ? '(fence || fence_i)' : 'fence'} && !lsu_idle)`,
    !targetAdder && '(branch && taken && !begun)',
  ).replaceAll(' || (', '\n           || (');
}

/** From the first cycle of an instruction to the one in which it leaves. */
export function progress(options: CoreOptions, features: Features): string {
  const { traps, targetAdder } = features;
  const firstCycle = traps || !targetAdder;
  return sv`
    // ---- Progress of the instruction
    logic        waits;
    logic        completes; // its effects are there from the next cycle on
    assign waits = ${waits(features)};
    ${traps && '\n// An interrupt takes the place of an instruction that has not begun.\nassign interrupted = irq && !begun;'}
    assign go        = valid && !excepts${traps && ' && !interrupted'};
    assign completes = go && !waits && !access_fails;
    assign trap      = valid && (excepts || access_fails${traps && ' || interrupted'});
    assign leaves    = completes || trap;
    assign advance   = ${traps ? '!valid || leaves' : '(!valid || leaves) && !halted'};

    ${firstCycle && clocked(options, "begun <= 1'b0;", 'begun <= valid && !leaves;')}
  `;
}
