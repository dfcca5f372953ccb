/** How a value of a document is compared and merged. */
export type Shape =
  /** As one, such as a number or a connection. */
  | { kind: 'value' }
  /** Member by member; with `isImplied` an absent object is as good as one without members. */
  | { kind: 'members'; isImplied?: boolean }
  /** Entry by entry, each a thing of its own called `of`; no record is as good as an empty one. */
  | { kind: 'record'; of: string; isOrdered?: boolean }
  /** Element by element, told apart by what `nameOf` gives; of equal names the second is `name#2`. */
  | { kind: 'list'; of: string; nameOf(element: unknown, index: number): string };

/** Members and names from the root, as in `DocumentPart.pointer`. */
export type Steps = readonly string[];

export interface TreeRules {
  /** Shape of the value at a place; objects without one are compared by members, other values as one. */
  shapeOf(steps: Steps): Shape | undefined;
  /** Objects whose sorts differ are different things: they are never mixed member by member. */
  sortOf?(value: Readonly<Record<string, unknown>>, steps: Steps): unknown;
}

const VALUE: Shape = { kind: 'value' };
const MEMBERS: Shape = { kind: 'members' };

export function shapeAt(rules: TreeRules, steps: Steps, values: readonly unknown[]): Shape {
  return rules.shapeOf(steps) ?? (values.some(isObject) ? MEMBERS : VALUE);
}

/** The parts of a value by name in their order; undefined for one that has no such parts. */
export function partsOf(shape: Shape, value: unknown): Map<string, unknown> | undefined {
  if (shape.kind === 'value') return undefined;
  if (shape.kind === 'list') return Array.isArray(value) ? elementsOf(shape, value) : undefined;
  return isObject(value)
    ? new Map(Object.entries(value).filter(([, member]) => member !== undefined))
    : undefined;
}

function elementsOf({ nameOf }: Shape & { kind: 'list' }, list: readonly unknown[]): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const [index, element] of list.entries()) {
    const name = nameOf(element, index);
    let free = name;
    for (let count = 2; parts.has(free); count++) free = `${name}#${count}`;
    parts.set(free, element);
  }
  return parts;
}

/** The inverse of `partsOf`. */
export function wholeOf(shape: Shape, parts: ReadonlyMap<string, unknown>): unknown {
  return shape.kind === 'list' ? [...parts.values()] : Object.fromEntries(parts);
}

/** Whether the order of its parts means something. */
export function isOrdered(shape: Shape): boolean {
  return shape.kind === 'list' || (shape.kind === 'record' && shape.isOrdered === true);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an absent value is as good as; undefined where it is no thing at all. */
export function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'list') return [];
  return shape.kind === 'record' || (shape.kind === 'members' && shape.isImplied) ? {} : undefined;
}

/** Equality of trees that came of canonical texts: where the order of members means nothing, it is always the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The name of a list's element that is an object with a `name`; its position otherwise. */
export function byName(element: unknown, index: number): string {
  return isObject(element) && typeof element['name'] === 'string' ? element['name'] : String(index);
}
