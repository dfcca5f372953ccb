import type { Diagnostic, Quantity, Worded } from '@netloom/model';
import type { ElaboratedMap } from '../../../elaborate/index.ts';
import { OWN_PROPERTIES } from '../convert/own.ts';
import type { OwnProperty } from '../convert/own.ts';
import type { BUFFERS } from '../convert/buffer.ts';
import { Expressions } from './expression.ts';
import { quoted } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

type BufferProperty = (typeof BUFFERS)[number]['flag' | 'trigger'];

/** What is common to the parts of one file being written. */
export class Writing {
  readonly map: ElaboratedMap;
  /** What other tools refuse the file for. */
  readonly refusals: Diagnostic[] = [];
  readonly #expressions: Expressions;
  readonly #used = new Set<OwnProperty>();

  readonly #hasOwn: boolean;
  readonly #known = new Set<BufferProperty>();

  constructor(map: ElaboratedMap, hasOwn: boolean) {
    this.#hasOwn = hasOwn;
    this.map = map;
    this.#expressions = new Expressions(map);
  }

  expression(quantity: Quantity): string {
    return this.#expressions.text(quantity);
  }

  operand(quantity: Quantity): string {
    return this.#expressions.operand(quantity);
  }

  /** An assignment of a user-defined property, which joins the declarations of the file; empty where there are none. */
  own(name: OwnProperty, value: string | number | true): string {
    if (!this.#hasOwn) return '';
    this.#used.add(name);
    if (value === true) return `${name} = true;`;
    return `${name} = ${typeof value === 'string' ? quoted(value) : value};`;
  }

  /** Reports what is legal and has a meaning here, but not for other tools; `path` is the place in words. */
  refused(path: string, what: Worded, pointer: string): void {
    const said = say('RDL/refused', { path, what });
    const place = { kind: 'document' as const, pointer };
    this.refusals.push({ code: 'REG-LOSS', severity: 'warning', ...said, place });
  }

  /** Notes that the file has to declare a property of PeakRDL-regblock. */
  use(name: BufferProperty): void {
    this.#known.add(name);
  }

  /** Declarations of the user-defined properties that were used. */
  declarations(): string[] {
    const known = [...this.#known].sort().map((name) => {
      const type = name.endsWith('_trigger') ? 'ref' : 'boolean';
      return `property ${name} { type = ${type}; component = reg; };`;
    });
    const names = (Object.keys(OWN_PROPERTIES) as OwnProperty[]).filter((name) => this.#used.has(name));
    const own = names.map((name) => {
      const [type, components] = OWN_PROPERTIES[name];
      const written = type === 'number' ? 'longint unsigned' : type;
      return `property ${name} { type = ${written}; component = ${components}; };`;
    });
    return [...known, ...own];
  }
}
