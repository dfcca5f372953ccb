import { freeName, identifierFrom } from '../../identifier.ts';
import type { Report } from './report.ts';

/** Names of one group, register or enumeration: a name that cannot stand is changed, one that stands twice is an error. */
export class NameScope {
  readonly #given = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #report: Report;
  readonly #owner: string;

  constructor(owner: string, report: Report) {
    this.#owner = owner;
    this.#report = report;
  }

  has(given: string): boolean {
    return this.#given.has(given);
  }

  take(given: string, line: number): string {
    if (this.#given.has(given)) this.#report.error(`${given} stands twice in ${this.#owner}`, line);
    this.#given.add(given);
    const name = freeName(identifierFrom(given), this.#taken);
    if (name !== given)
      this.#report.loss(`${given} is called ${name}: the name is taken or no identifier`, line);
    return name;
  }
}
