/** Whether two values say the same; parts that both share are not looked into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((value, index) => isSame(value, other[index]));
  }
  return sizeOf(one) === sizeOf(other) && Object.keys(one).every((key) => isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What is undefined is not there, as in a JSON text. */
function sizeOf(value: Record<string, unknown>): number {
  return Object.values(value).filter((member) => member !== undefined).length;
}
