import type { Diagnostic } from '@netloom/model';
import { diagnosticOf } from '../../elaborate/problem.ts';

/** What a format has no place for: each thing once, at its first place, with how often it was met. */
export class Losses {
  readonly #found = new Map<string, { pointer: string; count: number }>();

  /** `what` says what is lost and what that means. */
  add(what: string, pointer: string): void {
    const known = this.#found.get(what);
    if (known) known.count++;
    else this.#found.set(what, { pointer, count: 1 });
  }

  diagnostics(): Diagnostic[] {
    return [...this.#found].map(([what, { pointer, count }]) => {
      const message = count > 1 ? `${what} (${count} times, first here)` : what;
      return diagnosticOf({ code: 'REG-LOSS', message, at: '' }, pointer);
    });
  }
}
