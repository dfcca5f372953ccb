import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';

/** Fewest cycles of an addition and a taken branch, from memory without wait states: each takes one, and the jump its bubbles. */
export function loopCycles({ base, advanced }: CoreOptions): number {
  if (advanced.branchPrediction !== 'none') return 2;
  const bubbles = base.stages === 2 ? 1 : 2;
  return 2 + bubbles + (advanced.branchTargetAdder ? 0 : 1);
}

/** A delay without a counter: never shorter than asked for, as no memory is faster than one without wait states. */
export const delayLoop = (options: CoreOptions) => code`
  /* Fewest cycles that a turn of the loop takes. */
  #define LOOP_CYCLES ${loopCycles(options)}

  void delay_cycles(uint32_t cycles)
  {
    uint32_t turns = cycles / LOOP_CYCLES + 1;

    __asm__ volatile("1: addi %0, %0, -1\n"
                     "   bnez %0, 1b"
                     : "+r"(turns));
  }
`;
