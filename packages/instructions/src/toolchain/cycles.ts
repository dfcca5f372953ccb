import type { Retired } from '@netloom/core/lockstep';

/** What the RTL did: the clock's cycles by the instruction that ended them. */
export interface CycleCounts {
  cycles: number;
  instructions: number;
  byAddress: ReadonlyMap<number, { executed: number; cycles: number }>;
}

/**
 * Counts a trace: an instruction is charged with the cycles since the one before it retired, so that all sum up to the
 * cycle of the last. Those before the first, the reset among them, are the first one's.
 */
export class CycleCounter {
  readonly #byAddress = new Map<number, { executed: number; cycles: number }>();
  #last = 0;
  #instructions = 0;

  take({ pc, cycle, trap }: Retired): void {
    let at = this.#byAddress.get(pc);
    if (at === undefined) this.#byAddress.set(pc, (at = { executed: 0, cycles: 0 }));
    if (!trap) at.executed++;
    at.cycles += cycle - this.#last;
    this.#last = cycle;
    this.#instructions++;
  }

  counts(): CycleCounts {
    return { cycles: this.#last, instructions: this.#instructions, byAddress: this.#byAddress };
  }
}
