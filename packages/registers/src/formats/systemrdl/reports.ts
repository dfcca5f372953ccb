import type { Diagnostic, SourcePlace, Worded } from '@netloom/model';
import { Losses } from '../losses.ts';

/** A rule of SystemRDL is broken at the offset `at` of the preprocessed text. */
export class RdlError extends Error {
  readonly said: Worded;
  readonly at: number;
  constructor(said: Worded, at: number) {
    super(said.message);
    this.said = said;
    this.at = at;
  }
}

const MAX_ERRORS = 100;

/** Errors and losses of one import, at places of the files. */
export class Reports {
  readonly #errors = new Map<string, Diagnostic>();
  readonly #losses = new Losses();
  readonly #place: (offset: number) => SourcePlace;

  /** `place` gives the file, line and column of an offset of the preprocessed text. */
  constructor(place: (offset: number) => SourcePlace) {
    this.#place = place;
  }

  error(said: Worded, at: number): void {
    if (this.#errors.size >= MAX_ERRORS) return;
    const place = this.#place(at);
    const key = `${place.file}:${place.line}:${place.column}:${said.message}`;
    this.#errors.set(key, { code: 'REG-IMPORT', severity: 'error', ...said, place });
  }

  /** Carries out `work`; a broken rule is reported, and the rest goes on. */
  guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RdlError)) throw error;
      this.error(error.said, error.at);
    }
  }

  loss(loss: Worded, at: number): void {
    this.#losses.add(loss, this.#place(at));
  }

  get hasErrors(): boolean {
    return this.#errors.size > 0;
  }

  diagnostics(): Diagnostic[] {
    return [...this.#errors.values(), ...this.#losses.diagnostics()];
  }
}
