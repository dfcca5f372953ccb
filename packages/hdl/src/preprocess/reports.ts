import type { Diagnostic, SourcePlace } from '@netloom/model';
import { LIMITS } from './limits.ts';

/** Problems of one file, bounded in number; each kind of message about one name is given once. */
export class Reports {
  readonly diagnostics: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  add(code: string, message: string, place: SourcePlace, severity: Diagnostic['severity'] = 'error'): void {
    if (this.#seen.has(message) || this.#seen.size > LIMITS.problems) return;
    this.#seen.add(message);
    const full = this.#seen.size > LIMITS.problems;
    const text = full ? 'further problems of this file are not listed' : message;
    this.diagnostics.push({ code, severity, message: text, place });
  }
}
