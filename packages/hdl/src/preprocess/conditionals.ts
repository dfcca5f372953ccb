import { LIMITS, LimitReached } from './limits.ts';
import { say } from '../wording/sentences.ts';

interface Branch {
  offset: number;
  outer: boolean;
  taken: boolean;
  live: boolean;
  closed: boolean;
}

/** Where a directive stands that must not stand there: outside `ifdef, or after `else. */
export type Misplaced = 'outside' | 'else';

/** Nesting of `ifdef … `endif (IEEE 1800-2017, 22.6). */
export class Conditionals {
  readonly #stack: Branch[] = [];

  /** False while the text is to be skipped. */
  get live(): boolean {
    return this.#stack.at(-1)?.live ?? true;
  }

  /** Offset of the innermost directive still open. */
  get open(): number | undefined {
    return this.#stack.at(-1)?.offset;
  }

  begin(condition: boolean, offset: number): void {
    if (this.#stack.length === LIMITS.conditionalDepth) {
      throw new LimitReached(say('HDL/directive/deep', {}));
    }
    const outer = this.live;
    this.#stack.push({ offset, outer, taken: condition, live: outer && condition, closed: false });
  }

  /** `elsif, or `else where `last`; says what is wrong, if anything. */
  next(condition: boolean, last: boolean): Misplaced | undefined {
    const top = this.#stack.at(-1);
    if (!top) return 'outside';
    if (top.closed) return 'else';
    top.live = top.outer && !top.taken && condition;
    top.taken ||= condition;
    top.closed = last;
    return undefined;
  }

  end(): Misplaced | undefined {
    return this.#stack.pop() ? undefined : 'outside';
  }
}
