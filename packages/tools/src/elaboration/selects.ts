import type { Part, Select, Variable } from './design.ts';

/** Bits of one element of a variable that a selection means; undefined where its place is computed. */
function span({ low, width }: Select, { width: all }: Variable): [low: number, high: number] | undefined {
  return low === null ? undefined : [low, low + (width ?? Math.max(all, 1)) - 1];
}

/** Whether two selections of a variable can mean the same bit. */
export function overlaps(one: Select, other: Select, variable: Variable): boolean {
  const same = one.elements.every((index, at) => {
    const against = other.elements[at];
    return index === null || against == null || index === against;
  });
  const [a, b] = [span(one, variable), span(other, variable)];
  return same && (!a || !b || (a[0] <= b[1] && b[0] <= a[1]));
}

/** The bits of the port that `select` of the connected variable means; undefined where it means none of them. */
export function intoPort(part: Part, select: Select, variable: Variable, port: Variable): Select | undefined {
  const { reference, offset, width } = part;
  if (!reference || !overlaps(reference.select, select, variable)) return undefined;
  const [to, from] = [span(reference.select, variable), span(select, variable)];
  // What the elements of the variable have beyond those of the connection are elements of the port.
  const elements = select.elements.slice(reference.select.elements.length);
  if (!to || !from) return { elements, low: offset, width };
  const low = Math.max(to[0], from[0]);
  const high = Math.min(to[1], from[1]);
  const all = low === to[0] && high === to[1] && offset === 0 && (width ?? port.width) === port.width;
  return all
    ? { elements, low: 0, width: null }
    : { elements, low: offset + low - to[0], width: high - low + 1 };
}

/** The bits of the connected variable that `select` of the port means; undefined where the part holds none of them. */
export function outOfPort(part: Part, select: Select, port: Variable): Select | undefined {
  const { reference, offset, width } = part;
  if (!reference) return undefined;
  const from = span(select, port);
  const size = width ?? Math.max(port.width, 1);
  const elements = [...reference.select.elements, ...select.elements];
  if (!from || reference.select.low === null) return { ...reference.select, elements };
  const low = Math.max(from[0], offset);
  const high = Math.min(from[1], offset + size - 1);
  if (low > high) return undefined;
  const all = low === offset && high === offset + size - 1;
  if (all) return { ...reference.select, elements };
  return { elements, low: reference.select.low + low - offset, width: high - low + 1 };
}

/** Whether a part of a connection holds one of the bits of the port. */
export function holds({ offset, width }: Part, select: Select, port: Variable): boolean {
  const from = span(select, port);
  return !from || (from[0] < offset + (width ?? Math.max(port.width, 1)) && from[1] >= offset);
}

/** Bits as the declaration counts them, `[7:4]`; '' for all of them, `[?]` where they are computed. */
export function bitsText(select: Select, { bounds, width: all }: Variable): string {
  const { low, width } = select;
  if (width === null || (low === 0 && width === all)) return '';
  if (low === null) return '[?]';
  const [left, right] = bounds ?? [all - 1, 0];
  const index = (bit: number) => (left >= right ? right + bit : right - bit);
  return width === 1 ? `[${index(low)}]` : `[${index(low + width - 1)}:${index(low)}]`;
}
