/** How a function came to be executed; `unknown`: it was when the trace began, or after a gap. */
export const ENTRIES = ['call', 'tail', 'jump', 'exception', 'interrupt', 'unknown'] as const;
export type Entry = (typeof ENTRIES)[number];
/** How it came to its end; `tail`: another function took its place. */
export const ENDINGS = ['return', 'tail', 'jump', 'gap', 'end', 'deep'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A function from its entry to its end, with all that it called; instructions are counted from the trace's beginning. */
export interface Span {
  region: number;
  depth: number;
  begin: number;
  end: number;
  entry: Entry;
  ending: Ending;
  /** Of a trap. */
  cause: number;
}

const MOST = 40_000;

/**
 * The time line of a run. Of a long one the shortest calls are left out, which takes nothing from those around them,
 * and it is told how short they were.
 */
export class Spans {
  all: Span[] = [];
  shortest = 1;
  leftOut = 0;

  add(span: Span): void {
    if (!this.#isLong(span)) return;
    this.all.push(span);
    while (this.all.length > MOST) this.#thin();
  }

  #isLong({ begin, end }: Span): boolean {
    if (end - begin >= this.shortest) return true;
    if (end > begin) this.leftOut++;
    return false;
  }

  #thin(): void {
    this.shortest *= 2;
    this.all = this.all.filter((span) => this.#isLong(span));
  }

  /** By beginnings, callers before what they call. */
  get sorted(): Span[] {
    return this.all.toSorted((one, other) => one.begin - other.begin || one.depth - other.depth);
  }
}
