import type { Scale, Segment } from './scale.ts';

/** A used range of addresses, in bytes. */
export interface Extent {
  base: bigint;
  size: bigint;
}

const TRUE_LENGTH = 1000;
/** Units of the smallest used piece, more for each doubling of its size, and at most. */
const LEAST = 26;
const PER_DOUBLING = 3;
const MOST = 84;
const FOLD = 22;

/** Every byte takes the same room. */
export function trueScale(span: bigint): Scale {
  return {
    span,
    length: TRUE_LENGTH,
    segments: [{ base: 0n, size: span, start: 0, length: TRUE_LENGTH, fold: false }],
  };
}

/**
 * Every used range gets room to be read, which grows with the logarithm of its size, and what is unused is folded.
 * Where ranges begin or end inside others, each part gets room of its own.
 */
export function readableScale(extents: readonly Extent[], span: bigint): Scale {
  const cells = cellsOf(extents, span);
  const used = cells.filter(({ fold }) => !fold);
  const least = Math.min(...used.map(({ size }) => Math.log2(Number(size))));
  const segments: Segment[] = [];
  let start = 0;
  for (const cell of cells) {
    const doublings = Math.log2(Number(cell.size)) - least;
    const length = cell.fold ? FOLD : Math.min(MOST, LEAST + doublings * PER_DOUBLING);
    segments.push({ ...cell, start, length });
    start += length;
  }
  return { segments, span, length: start };
}

/** The axis cut at every begin and end of an extent; a cell that none covers is a fold. */
function cellsOf(extents: readonly Extent[], span: bigint): Pick<Segment, 'base' | 'size' | 'fold'>[] {
  const changes = new Map<bigint, number>([
    [0n, 0],
    [span, 0],
  ]);
  const count = (at: bigint, by: number) => changes.set(at, (changes.get(at) ?? 0) + by);
  for (const { base, size } of extents) {
    if (size <= 0n || base >= span) continue;
    count(base, 1);
    count(base + size > span ? span : base + size, -1);
  }
  const cuts = [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
  let covering = 0;
  return cuts.slice(0, -1).map(([base, change], index) => {
    covering += change;
    return { base, size: cuts[index + 1]![0] - base, fold: covering === 0 };
  });
}
