import type { Quantity } from '@netloom/model';
import { isPlain, quantityValue, systemVerilog } from '../../../elaborate/index.ts';
import type { ElaboratedMap } from '../../../elaborate/index.ts';
import type { XmlContent, XmlElement, XmlNode } from '@netloom/xml';
import { XmlRenderer } from '@netloom/xml';
import type { Edition } from '../edition.ts';
import { encode } from '../extension.ts';
import type { Members } from '../extension.ts';
import { small } from '../quantity.ts';
import type { ReadContext } from '../read/context.ts';

/** The writing of one map in one edition. */
export class Writing {
  readonly edition: Edition;
  readonly map: ElaboratedMap;
  readonly xml = new XmlRenderer();
  readonly #names = new Map<string, string>();

  readonly #hasOwn: boolean;

  constructor(map: ElaboratedMap, edition: Edition, hasOwn: boolean) {
    this.#hasOwn = hasOwn;
    this.map = map;
    this.edition = edition;
  }

  /** An element of the standard's namespace; in 2009 its attributes have a prefix too. */
  element(name: string, content: XmlContent, attributes?: Record<string, string | undefined>): XmlNode {
    const { prefix, year } = this.edition;
    if (!attributes) return { name: this.#prefixed(name), content };
    const own =
      year === 2009
        ? Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`${prefix}:${key}`, value]))
        : attributes;
    return { name: this.#prefixed(name), attributes: own, content };
  }

  #prefixed(name: string): string {
    let prefixed = this.#names.get(name);
    if (prefixed === undefined) this.#names.set(name, (prefixed = `${this.edition.prefix}:${name}`));
    return prefixed;
  }

  /** An element with a text; undefined without one. */
  text(name: string, text: string | undefined): XmlNode | undefined {
    return text === undefined || text === '' ? undefined : this.element(name, text);
  }

  /** A number or expression; 2009 has numbers alone, `decimal` ones where it allows no others. */
  quantity(quantity: Quantity, form: 'decimal' | 'any' = 'any'): string {
    if (this.edition.year !== 2009) return systemVerilog(quantity);
    if (form === 'any' && isPlain(quantity)) return String(quantity);
    const result = quantityValue(quantity, this.map.values);
    const value = result.ok ? result.value : 0n;
    return form === 'decimal' ? String(value) : String(small(value));
  }

  names(node: {
    name: string;
    title?: string | undefined;
    description?: string | undefined;
  }): (XmlNode | undefined)[] {
    return [
      this.element('name', node.name),
      this.text('displayName', node.title),
      this.text('description', node.description),
    ];
  }

  /** A vendor extension of our own; undefined without members. */
  extension(name: string, members: Members): XmlNode | undefined {
    if (!this.#hasOwn || Object.keys(members).length === 0) return undefined;
    return this.element('vendorExtensions', [encode(name, members)]);
  }
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The node as a reader sees it, so that a writer knows what will be read. */
export function asElement({ name, attributes, content }: XmlNode, parent?: XmlElement): XmlElement {
  const local = (full: string) => full.slice(full.indexOf(':') + 1);
  const element: XmlElement = {
    name: local(name),
    namespace: '',
    attributes: attributes ? attributeMap(attributes, local) : NONE,
    children: [],
    text: typeof content === 'string' ? content : '',
    line: 0,
    parent,
  };
  for (const child of typeof content === 'string' ? [] : content) {
    if (child && 'name' in child) element.children.push(asElement(child, element));
  }
  return element;
}

function attributeMap(
  attributes: Readonly<Record<string, string | undefined>>,
  local: (full: string) => string,
): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) map.set(local(key), value);
  return map;
}

/** Reads what was just written: nothing is lost or wrong in it, and enumerations stand in the extension. */
export function ownReading(writing: Writing, quantityOf: (text: string) => Quantity): ReadContext {
  const quantity = (element: XmlElement) => quantityOf(element.text);
  return {
    lose: () => undefined,
    fail: () => undefined,
    quantity,
    value: (element) => {
      const result = quantityValue(quantity(element), writing.map.values);
      return result.ok ? result.value : undefined;
    },
    enumeration: () => undefined,
    reset: (type) => (type === 'HARD' ? undefined : type),
    resolved: (element) => element,
  };
}
