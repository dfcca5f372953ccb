import { childrenOf, rootOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { mergedWith } from './merge.ts';
import type { Report } from './report.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Resolves `derivedFrom`, at each level and through several steps. */
export class Derivation {
  readonly #report: Report;
  readonly #merged = new Map<XmlElement, XmlElement>();
  readonly #open = new Set<XmlElement>();
  #enumerations: Map<XmlElement, Map<string, XmlElement>> | undefined;

  constructor(report: Report) {
    this.#report = report;
  }

  /** The element with everything that it takes from others. */
  resolve(element: XmlElement): XmlElement {
    const reference = element.attributes.get('derivedFrom');
    if (reference === undefined) return element;
    const known = this.#merged.get(element);
    if (known) return known;
    if (this.#open.has(element)) {
      this.#report.error(say('SVD/derived/itself', { name: nameOf(element) }), element.line);
      return element;
    }
    this.#open.add(element);
    const base = this.#find(element, reference);
    if (!base) {
      const message = say('SVD/derived/none', { name: nameOf(element), reference, element: element.name });
      this.#report.error(message, element.line);
    }
    const result = base ? mergedWith(element, this.resolve(base)) : element;
    this.#open.delete(element);
    this.#merged.set(element, result);
    return result;
  }

  /** The nearest element of that name or dotted path, seen from the own scope outwards. */
  #find(element: XmlElement, reference: string): XmlElement | undefined {
    const steps = reference.split('.');
    if (element.name === 'enumeratedValues' && steps.length === 1)
      return this.#enumeration(element, reference);
    for (let scope = element.parent; scope; scope = scope.parent) {
      const found = this.#descend(scope, steps, element.name, element);
      if (found) return found;
    }
    return undefined;
  }

  #descend(
    scope: XmlElement,
    [step, ...rest]: readonly string[],
    kind: string,
    self: XmlElement,
  ): XmlElement | undefined {
    for (const child of this.#named(scope)) {
      if (child === self || !hasName(child, step!)) continue;
      if (rest.length === 0 && child.name === kind) return child;
      const found = rest.length > 0 ? this.#descend(child, rest, kind, self) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** What has a name of its own directly in a scope; the lists of registers and fields are no scope. */
  *#named(scope: XmlElement): Generator<XmlElement> {
    const whole = this.#open.has(scope) ? scope : this.resolve(scope);
    for (const child of whole.children) {
      if (child.name === 'registers' || child.name === 'fields' || child.name === 'peripherals') {
        yield* child.children;
      } else if (SCOPED.has(child.name)) yield child;
    }
  }

  /** Enumerations are found by their name alone too: in the own peripheral first, then in the device. */
  #enumeration(element: XmlElement, name: string): XmlElement | undefined {
    const device = rootOf(element);
    this.#enumerations ??= enumerationsOf(device);
    let scope: XmlElement | undefined = element;
    while (scope && scope.name !== 'peripheral') scope = scope.parent;
    const found = scope && this.#enumerations.get(scope)?.get(name);
    return found ?? this.#enumerations.get(device)?.get(name);
  }
}

const SCOPED = new Set(['register', 'cluster', 'field', 'enumeratedValues', 'peripheral']);

const nameOf = (element: XmlElement) => textOf(element, 'name') ?? `<${element.name}>`;

/** Arrays are named with or without their placeholder. */
function hasName(element: XmlElement, name: string): boolean {
  const own = textOf(element, 'name');
  return own === name || (own !== undefined && own.includes('%s') && own.replace(/\[%s\]|%s/, '') === name);
}

/** The first enumeration of each name, by peripheral and for the whole device. */
function enumerationsOf(device: XmlElement): Map<XmlElement, Map<string, XmlElement>> {
  const all = new Map<string, XmlElement>();
  const found = new Map([[device, all]]);
  const visit = (element: XmlElement, own: Map<string, XmlElement>) => {
    const name =
      element.name === 'enumeratedValues' &&
      !element.attributes.has('derivedFrom') &&
      textOf(element, 'name');
    if (name) {
      if (!own.has(name)) own.set(name, element);
      if (!all.has(name)) all.set(name, element);
    }
    for (const child of element.children) visit(child, own);
  };
  for (const list of childrenOf(device, 'peripherals')) {
    for (const peripheral of list.children) {
      const own = new Map<string, XmlElement>();
      found.set(peripheral, own);
      visit(peripheral, own);
    }
  }
  return found;
}
