import type { XmlElement } from './xmlTree.ts';

export interface DataType {
  /** Bits of one element; 0 where it has none. */
  width: number;
  bounds: [left: number, right: number] | null;
  dimensions: { low: number; size: number }[];
  isInterface: boolean;
}

const NOTHING: DataType = { width: 0, bounds: null, dimensions: [], isInterface: false };
const REALS: Record<string, number> = { real: 64, shortreal: 32, double: 64 };

/** The value of a constant such as `4'hc` or `32'sh4`; null beyond what counts or selects, and for unknown bits. */
export function constantValue({ tag, attributes }: XmlElement): number | null {
  const [, signed, digits = ''] = /^\d+'(s?)h([0-9a-f]+)$/i.exec(attributes.name ?? '') ?? [];
  if (tag !== 'const' || digits === '') return null;
  const value = parseInt(digits, 16);
  if (!Number.isSafeInteger(value)) return null;
  return signed && digits.length === 8 && value >= 2 ** 31 ? value - 2 ** 32 : value;
}

/** The bounds of a `range` element. */
export function rangeOf(element: XmlElement): [number, number] | null {
  const range = element.children.find(({ tag }) => tag === 'range');
  const [left, right] = range?.children.map(constantValue) ?? [];
  return left == null || right == null ? null : [left, right];
}

const sizeOf = ([left, right]: [number, number]) => Math.abs(left - right) + 1;

/** The types of Verilator's type table, worked out as they are asked for. */
export class DataTypes {
  readonly #elements = new Map<string, XmlElement>();
  readonly #known = new Map<string, DataType>();

  constructor(table: XmlElement) {
    for (const type of table.children) this.#elements.set(type.attributes.id ?? '', type);
  }

  get(id: string | undefined): DataType {
    const known = this.#known.get(id ?? '');
    if (known) return known;
    const element = this.#elements.get(id ?? '');
    // Known before it is worked out: a class may hold itself.
    this.#known.set(id ?? '', NOTHING);
    const type = element ? this.#read(element) : NOTHING;
    this.#known.set(id ?? '', type);
    return type;
  }

  #read(element: XmlElement): DataType {
    const { tag, attributes, children } = element;
    const below = () => this.get(attributes.sub_dtype_id);
    const members = () =>
      children
        .filter((each) => each.tag === 'memberdtype')
        .map((each) => this.get(each.attributes.sub_dtype_id).width);
    switch (tag) {
      case 'basicdtype':
        return this.#basic(attributes);
      case 'structdtype':
        return { ...NOTHING, width: members().reduce((sum, width) => sum + width, 0) };
      case 'uniondtype':
        return { ...NOTHING, width: Math.max(0, ...members()) };
      case 'packarraydtype': {
        const range = rangeOf(element);
        return { ...NOTHING, width: range ? sizeOf(range) * below().width : 0 };
      }
      case 'unpackarraydtype': {
        const range = rangeOf(element) ?? [0, 0];
        const { dimensions, ...type } = below();
        return { ...type, dimensions: [{ low: Math.min(...range), size: sizeOf(range) }, ...dimensions] };
      }
      case 'ifacerefdtype':
        return { ...NOTHING, isInterface: true };
      default:
        return attributes.sub_dtype_id === undefined ? NOTHING : { ...below(), bounds: null };
    }
  }

  #basic({ name = '', left, right }: Record<string, string>): DataType {
    if (left === undefined || right === undefined)
      return { ...NOTHING, width: REALS[name] ?? (name === 'string' ? 0 : 1) };
    const bounds: [number, number] = [Number(left), Number(right)];
    return { ...NOTHING, width: sizeOf(bounds), bounds };
  }
}
