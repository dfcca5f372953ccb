import type { Diagnostic, SourcePlace, Worded } from '@netloom/model';
import { LIMITS } from './limits.ts';
import { say } from '../wording/sentences.ts';

/** Problems of one file, bounded in number; each kind of message about one name is given once. */
export class Reports {
  readonly diagnostics: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  add(code: string, said: Worded, place: SourcePlace, severity: Diagnostic['severity'] = 'error'): void {
    if (this.#seen.has(said.message) || this.#seen.size > LIMITS.problems) return;
    this.#seen.add(said.message);
    const full = this.#seen.size > LIMITS.problems;
    const told = full ? say('HDL/limit/file', {}) : said;
    this.diagnostics.push({ code, severity, ...told, place });
  }
}
