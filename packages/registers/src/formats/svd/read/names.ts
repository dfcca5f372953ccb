import type { Said } from '@netloom/model';
import { freeName, identifierFrom } from '../../identifier.ts';
import type { Report } from './report.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Names of one group, register or enumeration: a name that cannot stand is changed, one that stands twice is an error. */
export class NameScope {
  readonly #given = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #report: Report;
  readonly #owner: string | Said;

  constructor(owner: string | Said, report: Report) {
    this.#owner = owner;
    this.#report = report;
  }

  has(given: string): boolean {
    return this.#given.has(given);
  }

  take(given: string, line: number): string {
    if (this.#given.has(given)) this.#report.error(say('SVD/twice', { given, owner: this.#owner }), line);
    this.#given.add(given);
    const name = freeName(identifierFrom(given), this.#taken);
    if (name !== given) this.#report.loss(say('SVD/renamed', { given, name }), line);
    return name;
  }
}
