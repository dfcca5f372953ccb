/** A 64-bit counter over a count that the model keeps anyway: `count` of events of all instructions before this one. */
export class Counter {
  #count: () => number;
  #offset = 0n;
  /** Its value while it is inhibited. */
  #stopped: bigint | undefined;

  constructor(count: () => number) {
    this.#count = count;
  }

  get value(): bigint {
    return this.#stopped ?? BigInt.asUintN(64, BigInt(this.#count()) + this.#offset);
  }

  get low(): number {
    return Number(this.value & 0xffff_ffffn) | 0;
  }

  get high(): number {
    return Number(this.value >> 32n) | 0;
  }

  /** What is written stands after this instruction, `ahead` being what this instruction itself counts. */
  write(value: bigint, ahead: number): void {
    if (this.#stopped === undefined) this.#offset = value - BigInt(this.#count() + ahead);
    else this.#stopped = value;
  }

  /** From the next instruction on. */
  inhibit(inhibited: boolean, ahead: number): void {
    if (inhibited === (this.#stopped !== undefined)) return;
    const value = this.value + (inhibited ? BigInt(ahead) : 0n);
    this.#stopped = undefined;
    this.write(value, ahead);
    if (inhibited) this.#stopped = BigInt.asUintN(64, value);
  }

  /** Counts something else from now on, its value kept. */
  recount(count: () => number): void {
    const { value } = this;
    this.#count = count;
    this.#offset = value - BigInt(count());
  }
}
