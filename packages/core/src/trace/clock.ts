const MOST = 20_000;

/**
 * When packets left the core: by each, so many instructions had been executed. Of a long trace every other one is
 * forgotten, again and again; what is left is as true.
 */
export class Clock {
  instructions: number[] = [];
  clocks: number[] = [];
  #every = 1;
  #seen = 0;

  /** So many instructions are known by a packet of this clock cycle. */
  note(instructions: number, clock: number): void {
    if (this.#seen++ % this.#every !== 0) return;
    this.instructions.push(instructions);
    this.clocks.push(clock);
    if (this.clocks.length < MOST) return;
    this.instructions = this.instructions.filter((_, index) => index % 2 === 0);
    this.clocks = this.clocks.filter((_, index) => index % 2 === 0);
    this.#every *= 2;
  }
}
