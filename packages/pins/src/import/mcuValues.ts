import type { Diagnostic, Worded } from '@netloom/model';
import { childOf, childrenOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { say } from '../wording/sentences.ts';
import { at } from './place.ts';
import type { Tally } from './tally.ts';

/** Values of an MCU file's `<Mcu>` by name: what is read is tallied, what is wrong is put behind the problems. */
export class McuValues {
  readonly #root: XmlElement;
  readonly #tally: Tally;
  readonly #file: string;
  readonly #problems: Diagnostic[];

  constructor(root: XmlElement, tally: Tally, file: string, problems: Diagnostic[]) {
    this.#root = root;
    this.#tally = tally;
    this.#file = file;
    this.#problems = problems;
  }

  /** An attribute that has to be there. */
  attribute(name: string): string {
    const value = this.#root.attributes.get(name);
    if (value === undefined || value === '') {
      this.#report(this.#root, 'PINS-IMPORT-ATTRIBUTE', say('PINS-IMPORT-ATTRIBUTE', { name }));
      return '';
    }
    this.#tally.keep(1, `Mcu@${name}`);
    return value;
  }

  /** An element's number. */
  number(name: string): number | undefined {
    const element = childOf(this.#root, name);
    if (!element) return undefined;
    this.#tally.keep(1, `Mcu/${name}`, `Mcu/${name}#text`);
    return this.#numberIn(element);
  }

  /** The numbers of all elements of a name, each once. */
  sizes(name: string): number[] {
    const found = [...new Set(childrenOf(this.#root, name).map((element) => this.#numberIn(element)))];
    this.#tally.keep(found.length, `Mcu/${name}`, `Mcu/${name}#text`);
    return found;
  }

  /** Two attributes of an element, each where it is a number. */
  limits(name: string, low: string, high: string): { low: number | undefined; high: number | undefined } {
    const element = childOf(this.#root, name);
    const value = (key: string): number | undefined => {
      const text = element?.attributes.get(key);
      if (text === undefined || !Number.isFinite(Number(text)) || text.trim() === '') return undefined;
      this.#tally.keep(1, `Mcu/${name}@${key}`);
      return Number(text);
    };
    if (element) this.#tally.keep(1, `Mcu/${name}`);
    return { low: value(low), high: value(high) };
  }

  #numberIn(element: XmlElement): number {
    const value = Number(element.text.trim());
    if (Number.isFinite(value) && value >= 0) return value;
    const values = { name: element.name, value: element.text.trim().slice(0, 40) };
    this.#report(element, 'PINS-IMPORT-NUMBER', say('PINS-IMPORT-NUMBER', values));
    return 0;
  }

  #report({ line }: XmlElement, code: string, said: Worded): void {
    this.#problems.push(at(this.#file, line, code, said));
  }
}
