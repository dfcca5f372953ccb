import type { Code } from './code.ts';

/** How often an instruction was executed, and of a branch how often it went which way. */
export interface Count {
  executed: number;
  taken: number;
  passed: number;
  /** Exceptions in it, which keep it from being executed: all that an `ecall` comes to. */
  trapped: number;
}

export const NONE: Count = { executed: 0, taken: 0, passed: 0, trapped: 0 };

/** Counts what is decoded, instruction by instruction: as many counts as the program has instructions. */
export class Counts {
  readonly of = new Map<number, Count>();
  readonly #code: Code;
  /** The branch before, whose way the next address tells. */
  #open: { count: Count; next: number } | undefined;

  constructor(code: Code) {
    this.#code = code;
  }

  instruction(pc: number): void {
    this.#arrive(pc);
    const count = this.#countAt(pc);
    count.executed++;
    const { flow, size } = this.#code.at(pc)!;
    if (flow === 'branch') this.#open = { count, next: pc + size };
  }

  /** The program came here, whether or not the instruction is executed. */
  #arrive(pc: number): void {
    if (!this.#open) return;
    if (pc === this.#open.next) this.#open.count.passed++;
    else this.#open.count.taken++;
    this.#open = undefined;
  }

  trap(pc: number, isInterrupt: boolean): void {
    this.#arrive(pc);
    if (!isInterrupt) this.#countAt(pc).trapped++;
  }

  #countAt(pc: number): Count {
    let count = this.of.get(pc);
    if (!count) this.of.set(pc, (count = { ...NONE }));
    return count;
  }

  gap(): void {
    this.#open = undefined;
  }
}
