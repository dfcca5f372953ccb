import type { Quantity } from '@netloom/model';
import { quantityValue } from '../../../elaborate/index.ts';
import type { ElaboratedMap } from '../../../elaborate/index.ts';
import { identifier } from './text.ts';

const TOKEN =
  /\s+|[A-Za-z_]\w*|0[xX][\dA-Fa-f_]+|(?:\d[\d_]*)?'[bdhBDH][\dA-Fa-f_]+|\d[\d_]*|\*\*|<<|>>|[<>=!]=|&&|\|\||~\^|\^~|[-+*/%<>!~&|^?:()]/y;

/** Writes quantities as expressions of SystemRDL over the map's parameters. */
export class Expressions {
  readonly #map: ElaboratedMap;
  readonly #parameters: ReadonlySet<string>;

  constructor(map: ElaboratedMap) {
    this.#map = map;
    this.#parameters = new Set(
      map.source.parameters.filter(({ type }) => type === 'integer').map(({ name }) => name),
    );
  }

  /** What SystemRDL cannot compute is written as its value. */
  text(quantity: Quantity): string {
    if (typeof quantity === 'number') return String(quantity);
    const translated = this.#translated(quantity);
    if (translated !== undefined) return translated;
    const result = quantityValue(quantity, this.#map.values);
    return result.ok ? String(result.value) : '0';
  }

  /** The same as an operand of any operator. */
  operand(quantity: Quantity): string {
    const text = this.text(quantity);
    return /^\\?\w+$/.test(text) ? text : `(${text})`;
  }

  #translated(text: string): string | undefined {
    let result = '';
    for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(text)?.[0];
      const word = token === undefined ? undefined : this.#word(token);
      if (word === undefined) return undefined;
      result += word;
    }
    return result;
  }

  #word(token: string): string | undefined {
    if (/^[A-Za-z_]/.test(token)) return this.#parameters.has(token) ? identifier(token) : undefined;
    const unsized = /^'([bdh])(.+)$/i.exec(token);
    if (!unsized) return token;
    const digits = unsized[2]!.replaceAll('_', '');
    const prefix = { h: '0x', b: '0b', d: '' }[unsized[1]!.toLowerCase()]!;
    return String(BigInt(prefix + digits));
  }
}
