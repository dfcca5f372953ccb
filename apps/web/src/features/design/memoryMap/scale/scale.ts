/** A piece of the axis on which addresses lie evenly. */
export interface Segment {
  /** Lowest address, in bytes. */
  base: bigint;
  size: bigint;
  /** Units (pixels at zoom 1) from the axis' beginning, and of the piece itself. */
  start: number;
  length: number;
  /** An unused range drawn as a break: shorter than its size says. */
  fold: boolean;
}

/** The axis from address 0 on: its segments lie side by side. */
export interface Scale {
  segments: readonly Segment[];
  /** Bytes. */
  span: bigint;
  /** Units. */
  length: number;
}

/** Units of one byte. */
export function rateOf({ size, length }: Segment): number {
  return length / Number(size);
}

/** The segment that holds an address; the last one for addresses beyond. */
export function segmentAt({ segments }: Scale, address: bigint): number {
  return lastIndex(segments, ({ base }) => base <= address);
}

/**
 * Units from one address to another, negative downwards. Within a segment it is exact for addresses near each other,
 * however far both are from 0: a sum of doubles from 0 on would lose the low bits of a 64-bit address.
 */
export function distance(scale: Scale, from: bigint, to: bigint): number {
  if (to < from) return -distance(scale, to, from);
  const { segments } = scale;
  const [i, j] = [segmentAt(scale, from), segmentAt(scale, to)];
  const [first, last] = [segments[i]!, segments[j]!];
  if (i === j) return Number(to - from) * rateOf(first);
  const rest = Number(first.base + first.size - from) * rateOf(first);
  return rest + (last.start - first.start - first.length) + Number(to - last.base) * rateOf(last);
}

/** The address that lies `units` after another one, rounded down; at the axis' ends its first and last. */
export function advance(scale: Scale, from: bigint, units: number): bigint {
  const { segments, span } = scale;
  const here = segments[segmentAt(scale, from)]!;
  const near = from + floorBig(units / rateOf(here));
  if (near >= here.base && near < here.base + here.size) return near;
  const at = here.start + Number(from - here.base) * rateOf(here) + units;
  const there = segments[lastIndex(segments, ({ start }) => start <= at)]!;
  const address = there.base + floorBig((at - there.start) / rateOf(there));
  return address < 0n ? 0n : address >= span ? span - 1n : address;
}

function floorBig(value: number): bigint {
  return BigInt(Math.floor(value));
}

/** Index of the last item that holds; items hold up to some index. 0 when none does. */
function lastIndex<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (holds(items[middle]!)) low = middle;
    else high = middle - 1;
  }
  return low;
}
