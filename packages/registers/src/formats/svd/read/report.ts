import type { Diagnostic, Worded } from '@netloom/model';
import { Losses } from '../../losses.ts';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { svdNumber } from './number.ts';
import { say } from '../../../wording/formats/sentences.ts';

const MAX_ERRORS = 100;

/** Errors and losses of one file. */
export class Report {
  readonly #file: string;
  readonly #errors: Diagnostic[] = [];
  readonly #losses = new Losses();

  constructor(file: string) {
    this.#file = file;
  }

  error(said: Worded, line: number): void {
    if (this.#errors.length < MAX_ERRORS) {
      this.#errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place: this.#place(line) });
    }
  }

  loss(loss: Worded, line: number): void {
    this.#losses.add(loss, this.#place(line));
  }

  get hasErrors(): boolean {
    return this.#errors.length > 0;
  }

  diagnostics(): Diagnostic[] {
    return [...this.#errors, ...this.#losses.diagnostics()];
  }

  /** Number of a member; undefined without the member, or with an error when it is none. */
  number(element: XmlElement, name: string): bigint | undefined {
    const text = textOf(element, name);
    if (text === undefined) return undefined;
    const value = svdNumber(text);
    if (value === undefined) {
      this.error(say('SVD/number', { name, text: text.slice(0, 40) }), childOf(element, name)!.line);
    }
    return value;
  }

  /** The same for a member that must be there; 0 without it. */
  needed(element: XmlElement, name: string): bigint {
    const value = this.number(element, name);
    if (value === undefined && textOf(element, name) === undefined) {
      this.error(
        say('SVD/member', { element: element.name, owner: textOf(element, 'name') ?? '', name }),
        element.line,
      );
    }
    return value ?? 0n;
  }

  #place(line: number): Diagnostic['place'] {
    return { kind: 'source', file: this.#file, line: Math.max(line, 1) };
  }
}
