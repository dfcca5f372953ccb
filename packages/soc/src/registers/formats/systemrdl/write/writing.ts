import type { Quantity } from '@netloom/model';
import type { ElaboratedMap } from '../../../elaborate/index.ts';
import { Losses } from '../../losses.ts';
import { OWN_PROPERTIES } from '../convert/own.ts';
import type { OwnProperty } from '../convert/own.ts';
import { Expressions } from './expression.ts';
import { quoted } from './text.ts';

/** What is common to the parts of one file being written. */
export class Writing {
  readonly map: ElaboratedMap;
  readonly losses = new Losses();
  readonly #expressions: Expressions;
  readonly #used = new Set<OwnProperty>();

  constructor(map: ElaboratedMap) {
    this.map = map;
    this.#expressions = new Expressions(map, this.losses);
  }

  expression(quantity: Quantity, pointer: string): string {
    return this.#expressions.text(quantity, pointer);
  }

  operand(quantity: Quantity, pointer: string): string {
    return this.#expressions.operand(quantity, pointer);
  }

  /** An assignment of a user-defined property, which joins the declarations of the file. */
  own(name: OwnProperty, value: string | number | true): string {
    this.#used.add(name);
    if (value === true) return `${name} = true;`;
    return `${name} = ${typeof value === 'string' ? quoted(value) : value};`;
  }

  /** Reports what only our own reader gets back. */
  ownLoss(what: string, pointer: string): void {
    const message = `${what}: SystemRDL has no word for it, so that other tools do not see it`;
    this.losses.add(message, { kind: 'document', pointer });
  }

  /** Reports what is legal and has a meaning here, but not for other tools. */
  refusalLoss(what: string, pointer: string): void {
    const message = `${what}: other tools, such as systemrdl-compiler, refuse the file for it`;
    this.losses.add(message, { kind: 'document', pointer });
  }

  /** Declarations of the user-defined properties that were used. */
  declarations(): string[] {
    const names = (Object.keys(OWN_PROPERTIES) as OwnProperty[]).filter((name) => this.#used.has(name));
    return names.map((name) => {
      const [type, components] = OWN_PROPERTIES[name];
      const written = type === 'number' ? 'longint unsigned' : type;
      return `property ${name} { type = ${written}; component = ${components}; };`;
    });
  }
}
