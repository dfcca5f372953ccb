/** A VHDL type as far as values and their names need it. */
export type GhwType = GhwEnumeration | GhwNumber | GhwReal | GhwArray | GhwRecord;

export interface GhwEnumeration {
  kind: 'enumeration';
  name: string;
  /** As the source writes them: `idle`, `'1'`. */
  literals: string[];
}

/** An integer, or a physical type in its smallest unit. */
export interface GhwNumber {
  kind: 'number';
  name: string;
  bits: 32 | 64;
  physical: boolean;
}

export interface GhwReal {
  kind: 'real';
  name: string;
}

export interface GhwRange {
  left: number;
  right: number;
  descending: boolean;
}

export interface GhwArray {
  kind: 'array';
  name: string;
  element: GhwType;
  indexes: GhwType[];
  /** One a dimension; undefined while the array is unbounded. */
  ranges: GhwRange[] | undefined;
}

export interface GhwRecord {
  kind: 'record';
  name: string;
  fields: { name: string; type: GhwType }[];
}

export function rangeLength({ left, right, descending }: GhwRange): number {
  return Math.max(0, descending ? left - right + 1 : right - left + 1);
}

/** Some bounds are missing: they come with the subtype or the object. */
export function isUnbounded(type: GhwType): boolean {
  if (type.kind === 'array') return type.ranges === undefined || isUnbounded(type.element);
  return type.kind === 'record' && type.fields.some((field) => isUnbounded(field.type));
}

const stateLiteral = /^'[01UXZWLH-]'$/i;

/** Literals that are states of a bit (bit, std_ulogic): arrays of them are vectors. */
export function isState(type: GhwType): boolean {
  return type.kind === 'enumeration' && type.literals.every((literal) => stateLiteral.test(literal));
}

/** Arrays of characters are texts. */
export function isCharacter(type: GhwType): boolean {
  return type.kind === 'enumeration' && type.literals.length > 128 && type.literals[97] === "'a'";
}
