import { LIMITS, LimitReached } from './limits.ts';

interface Branch {
  offset: number;
  outer: boolean;
  taken: boolean;
  live: boolean;
  closed: boolean;
}

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
      throw new LimitReached('conditional directives are nested too deeply');
    }
    const outer = this.live;
    this.#stack.push({ offset, outer, taken: condition, live: outer && condition, closed: false });
  }

  /** `elsif, or `else where `last`; says what is wrong, if anything. */
  next(condition: boolean, last: boolean): string | undefined {
    const top = this.#stack.at(-1);
    if (!top) return 'stands outside `ifdef';
    if (top.closed) return 'follows `else';
    top.live = top.outer && !top.taken && condition;
    top.taken ||= condition;
    top.closed = last;
    return undefined;
  }

  end(): string | undefined {
    return this.#stack.pop() ? undefined : 'stands outside `ifdef';
  }
}
