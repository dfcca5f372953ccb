import type { FoldedPoint } from '../fold.ts';
import { statementsOf } from './statements.ts';
import type { Statement } from './statements.ts';

/** What a point of a source is bound to: its statement, and all around it that decides whether it is hit. */
export interface Expression {
  /** As it is shown. */
  text: string;
  /** What is hashed. */
  bound: string;
}

const blanked = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Finds expressions of one source. */
export class Expressions {
  readonly #lines: string[];
  readonly #starts: number[];
  readonly #statements: Statement[];

  constructor(source: string) {
    this.#lines = source.split('\n');
    let at = 0;
    this.#starts = this.#lines.map((line) => (at += line.length + 1) - line.length - 1);
    this.#statements = statementsOf(source);
  }

  /** Undefined where the source has no such line. */
  of({ sort, line, column, label }: FoldedPoint): Expression | undefined {
    const shown = this.#lines[line - 1];
    const start = this.#starts[line - 1];
    if (shown === undefined || start === undefined) return undefined;
    const text = blanked(shown).slice(0, 200);
    // A toggle is that of a declaration: what stands beside it in a list of ports does not matter.
    const module = this.#at(start)?.context.split(' > ')[1] ?? '';
    if (sort === 'toggle') return { text, bound: [sort, label, module, blanked(shown)].join('\n') };
    const place = sort === 'line' ? start + shown.length - shown.trimStart().length : start + column - 1;
    const statement = this.#at(place);
    if (statement === undefined) return { text, bound: [sort, label, module, blanked(shown)].join('\n') };
    return { text, bound: [sort, label, statement.context, statement.text].join('\n') };
  }

  /** The statement that an offset is in, or that begins next. */
  #at(offset: number): Statement | undefined {
    let [low, high] = [0, this.#statements.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#statements[middle]!.to <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#statements[low];
  }
}
