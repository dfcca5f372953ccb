import { saidOf } from '@netloom/model';
import { evaluate, identifiersOf, simplified } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import { systemVerilog } from '@netloom/registers';
import { quantityOf } from '@netloom/registers/ipxact';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';
import { fromXPath } from './xpath.ts';
import { say } from '../wording/sentences.ts';

/** Reads the expressions of a component. */
export class Expressions {
  /** Names of the parameters that expressions have used so far. */
  readonly used = new Set<string>();
  readonly #names: ReadonlyMap<string, string>;
  readonly #values: Values;
  readonly #report: Report;

  /** `names` of parameters by the id that expressions use, and their default `values`. */
  constructor(names: ReadonlyMap<string, string>, values: Values, report: Report) {
    this.#names = names;
    this.#values = values;
    this.#report = report;
  }

  /** The expression in the element's text, or in 2009 its dependency; undefined, and said, where there is none. */
  read(element: XmlElement): string | undefined {
    const dependency = element.attributes.get('dependency');
    if (dependency === undefined) return this.#checked(this.#plain(element), element);
    const text = fromXPath(dependency, (id) => this.#names.get(id) ?? id);
    const value = evaluate(text, this.#values);
    const stated = evaluate(this.#plain(element), this.#values);
    if (value.ok && stated.ok && value.value === stated.value) return this.#kept(text);
    this.#report.lose(
      say('SOC-IMPORT/ipxact/dependency', { text: dependency, value: element.text.trim() }),
      element,
    );
    return this.#checked(this.#plain(element), element);
  }

  /** The value that an expression has with the parameters' defaults. */
  value(expression: string): bigint | undefined {
    const result = evaluate(expression, this.#values);
    return result.ok ? result.value : undefined;
  }

  #plain({ text }: XmlElement): string {
    return systemVerilog(quantityOf(text, (id) => this.#names.get(id) ?? id));
  }

  #checked(text: string, element: XmlElement): string | undefined {
    const result = evaluate(text, this.#values);
    if (result.ok) return this.#kept(text);
    this.#report.lose(
      say('SOC-IMPORT/ipxact/expression', { text: JSON.stringify(element.text.trim()), why: saidOf(result) }),
      element,
    );
    return undefined;
  }

  #kept(text: string): string {
    for (const name of identifiersOf(text)) this.used.add(name);
    return simplified(text);
  }
}
