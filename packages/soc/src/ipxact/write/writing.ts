import type { Worded } from '@netloom/model';
import { evaluate, identifiersOf } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import { splitVlnv } from '@netloom/model';
import type { Diagnostic, Vlnv } from '@netloom/model';
import { writeXml } from '@netloom/xml';
import type { XmlNode } from '@netloom/xml';
import { say } from '../../wording/sentences.ts';

/** Netloom's own vendor extensions of designs. */
export const SOC_NAMESPACE = 'urn:netloom:soc:1';

export type Year = 2009 | 2014 | 2022;

type Content = string | (XmlNode | undefined)[];

/** Writes one file of an edition of IEEE 1685, and keeps what it cannot carry. */
export class Writing {
  readonly year: Year;
  readonly file: string;
  readonly losses: Diagnostic[] = [];
  readonly #prefix: string;

  constructor(year: Year, file: string) {
    this.year = year;
    this.file = file;
    this.#prefix = year === 2009 ? 'spirit' : 'ipxact';
  }

  /** Undefined for one without content, as lists of nothing are. */
  list(name: string, content: (XmlNode | undefined)[]): XmlNode | undefined {
    const items = content.filter((item) => item !== undefined);
    return items.length === 0 ? undefined : this.element(name, items);
  }

  element(name: string, content: Content = [], attributes?: Record<string, string | undefined>): XmlNode {
    const qualified =
      attributes && Object.entries(attributes).map(([key, value]) => [this.#attribute(key), value]);
    const node = { name: `${this.#prefix}:${name}`, content };
    return qualified
      ? { ...node, attributes: Object.fromEntries(qualified) as Record<string, string> }
      : node;
  }

  /** Undefined for no text. */
  text(name: string, text: string | undefined): XmlNode | undefined {
    return text === undefined || text === '' ? undefined : this.element(name, text);
  }

  /** In 2009 attributes have the prefix too. */
  #attribute(key: string): string {
    return this.year === 2009 ? `${this.#prefix}:${key}` : key;
  }

  identity(vlnv: Vlnv, name?: string): XmlNode[] {
    const parts = splitVlnv(vlnv);
    return [
      this.element('vendor', parts.vendor),
      this.element('library', parts.library),
      this.element('name', name ?? parts.name),
      this.element('version', parts.version),
    ];
  }

  reference(element: string, vlnv: Vlnv, suffix = '', content: (XmlNode | undefined)[] = []): XmlNode {
    const { vendor, library, name, version } = splitVlnv(vlnv);
    return this.element(element, content, { vendor, library, name: name + suffix, version });
  }

  lose(said: Worded): void {
    const place = { kind: 'source' as const, file: this.file, line: 1 };
    this.losses.push({ code: 'IPXACT-LOSS', severity: 'warning', ...said, place });
  }

  /** An expression over parameters, which 2009 writes as a dependency beside the value. */
  expression(name: string, text: string, values: Values): XmlNode {
    if (this.year !== 2009) return this.element(name, text);
    const value = evaluate(text, values);
    const plain = value.ok ? String(value.value) : '0';
    if (identifiersOf(text).length === 0) return this.element(name, plain);
    if (!/^[\w\s()+*-]+$/.test(text)) {
      this.lose(say('SOC-IMPORT/ipxact/write/expression', { text, value: plain }));
      return this.element(name, plain);
    }
    const dependency = text.replaceAll(/[A-Za-z_]\w*/g, (id) => `spirit:decode(id('${id}'))`);
    return this.element(name, plain, { format: 'long', resolve: 'dependent', dependency });
  }

  document(root: XmlNode): string {
    const namespace =
      this.year === 2009
        ? 'http://www.spiritconsortium.org/XMLSchema/SPIRIT/1685-2009'
        : `http://www.accellera.org/XMLSchema/IPXACT/1685-${this.year}`;
    const attributes = {
      [`xmlns:${this.#prefix}`]: namespace,
      'xmlns:netloom': SOC_NAMESPACE,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} ${namespace}/index.xsd`,
    };
    return writeXml({ ...root, attributes });
  }
}
