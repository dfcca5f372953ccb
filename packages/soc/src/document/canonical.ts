/** Structural equality of plain JSON values, whatever the order of members. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [definedMembers(a), definedMembers(b)];
  return (
    left.length === right.length && left.every(([key, value]) => sameJson(value, (b as JsonObject)[key]))
  );
}

export type JsonObject = Record<string, unknown>;

function definedMembers(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
