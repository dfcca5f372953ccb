/**
 * The time of a run's events, in milliseconds since the epoch. The machine's clock is read once; from there on time
 * goes on evenly, so that a clock that jumps neither turns events round nor falsifies what lies between them.
 */
export class RunClock {
  readonly #start: number;
  readonly #begun: number;
  readonly #monotonic: () => number;

  /** `notBefore` is the time of the last event that the run has already. */
  constructor(notBefore: number, wall = Date.now, monotonic = () => performance.now()) {
    this.#monotonic = monotonic;
    this.#start = Math.max(wall(), notBefore);
    this.#begun = monotonic();
  }

  now(): number {
    return Math.round(this.#start + this.#monotonic() - this.#begun);
  }
}
