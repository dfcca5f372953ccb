import type { Part, Place, Reference, Scope, Select } from './design.ts';
import { WHOLE } from './design.ts';
import { constantValue, type DataTypes } from './readTypes.ts';
import type { XmlElement } from './xmlTree.ts';

export type PlaceOf = (element: XmlElement) => Place;

const isName = ({ tag }: XmlElement) => tag === 'varref' || tag === 'varxref';

/** Verilator writes `g[1]` of a path as `g__BRA__1__KET__`. */
const plainPath = (dotted: string) => dotted.replaceAll('__BRA__', '[').replaceAll('__KET__', ']');

/** Finds the names of expressions, with the bits that are selected of them. */
export class Expressions {
  readonly #types: DataTypes;
  readonly #placeOf: PlaceOf;

  constructor(types: DataTypes, placeOf: PlaceOf) {
    this.#types = types;
    this.#placeOf = placeOf;
  }

  /** Names that an expression reads, with what their selections compute. */
  reads(element: XmlElement, scope: Scope): Reference[] {
    const selected = this.#selected(element, scope);
    if (selected)
      return [selected.reference, ...selected.indices.flatMap((index) => this.reads(index, scope))];
    return element.children.flatMap((child) => this.reads(child, scope));
  }

  /** Names that are assigned by the left side of an assignment, and those that its selections read. */
  targets(element: XmlElement, scope: Scope): { writes: Reference[]; reads: Reference[] } {
    const selected = this.#selected(element, scope);
    if (selected)
      return {
        writes: [selected.reference],
        reads: selected.indices.flatMap((index) => this.reads(index, scope)),
      };
    const inner = element.children.map((child) => this.targets(child, scope));
    return { writes: inner.flatMap(({ writes }) => writes), reads: inner.flatMap(({ reads }) => reads) };
  }

  /** The bits that a connection consists of, those on the right first; null where it computes something. */
  parts(element: XmlElement, scope: Scope): Part[] | null {
    const width = this.#types.get(element.attributes.dtype_id).width || null;
    if (element.tag === 'const') return [{ offset: 0, width, reference: null }];
    const selected = this.#selected(element, scope);
    if (selected) return [{ offset: 0, width, reference: selected.reference }];
    const [first, second] = element.children;
    if (element.tag !== 'concat' || !first || !second) return null;
    const [high, low] = [this.parts(first, scope), this.parts(second, scope)];
    const { width: shift } = this.#types.get(second.attributes.dtype_id);
    if (!high || !low || shift === 0) return null;
    return [...low, ...high.map((part) => ({ ...part, offset: part.offset + shift }))];
  }

  width(element: XmlElement): number {
    return this.#types.get(element.attributes.dtype_id).width;
  }

  /** A name with its selections, and what computes them; undefined for everything else. */
  #selected(element: XmlElement, scope: Scope): { reference: Reference; indices: XmlElement[] } | undefined {
    if (isName(element)) return { reference: this.#reference(element, scope, WHOLE), indices: [] };
    const [from, index, size] = element.children;
    if (!from || !index || (element.tag !== 'sel' && element.tag !== 'arraysel')) return undefined;
    const inner = this.#selected(from, scope);
    if (!inner) return undefined;
    const { reference, indices } = inner;
    const value = constantValue(index);
    const select =
      element.tag === 'arraysel'
        ? { ...reference.select, elements: [...reference.select.elements, value] }
        : selectBits(reference.select, value, size ? constantValue(size) : null);
    const computed = value === null ? [...indices, index] : indices;
    return { reference: { ...reference, select }, indices: computed };
  }

  #reference(element: XmlElement, scope: Scope, select: Select): Reference {
    const { name = '', dotted = '' } = element.attributes;
    return { name, dotted: plainPath(dotted), scope, place: this.#placeOf(element), select, variable: null };
  }
}

function selectBits({ elements, low }: Select, offset: number | null, width: number | null): Select {
  return { elements, low: low === null || offset === null ? null : low + offset, width };
}
