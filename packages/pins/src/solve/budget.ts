/** Steps that a search may take unless it is told otherwise: a few seconds for the largest packages. */
export const STEPS = 20_000;

/** Part of the steps that may go into improving a placement that is known: it must not hold up an edit. */
const IMPROVING = 1 / 50;

/** So often progress is told. */
const TOLD_EVERY = 50;

export interface Progress {
  steps: number;
  budget: number;
}

/** Counts the steps of all searches for one answer. A step is one relaxation solved: the same on every machine. */
export class Budget {
  readonly steps: number;
  readonly improving: number;
  taken = 0;
  readonly #tell: ((progress: Progress) => void) | undefined;

  constructor(steps = STEPS, tell?: (progress: Progress) => void) {
    this.steps = steps;
    this.improving = Math.max(400, Math.floor(steps * IMPROVING));
    this.#tell = tell;
  }

  get isSpent(): boolean {
    return this.taken >= this.steps;
  }

  take(): void {
    this.taken++;
    if (this.taken % TOLD_EVERY === 0) this.#tell?.({ steps: this.taken, budget: this.steps });
  }
}
