import type { CoreOptions } from '../options/coreOptions.ts';

/**
 * Cycles from the one in which a line is up to the one in which the first instruction of its handler executes, where an
 * instruction goes on in each cycle and memory grants at once; undefined for a core without interrupts.
 */
export function interruptLatency({ base, memory }: CoreOptions): number | undefined {
  if (!base.zicsr) return undefined;
  // A queue of one word fetches a word in two cycles.
  return (base.stages === 5 ? 4 : 2) + (memory.prefetchDepth === 1 ? 1 : 0);
}

/** The most where what is interrupted is a jump or the sleep of `wfi`, on the same memory. */
export const MOST_INTERRUPT_LATENCY = 6;
