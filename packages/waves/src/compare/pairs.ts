import type { ComparedPart, ComparedSignal } from './compareTypes.ts';
import type { Piece } from './signalName.ts';
import { indexesOf } from './signalName.ts';

export interface Matched {
  pairs: { a: ComparedSignal; b: ComparedSignal; widths: [number, number] }[];
  onlyA: string[];
  onlyB: string[];
}

interface Bit {
  piece: Piece;
  /** From 0 at the right end of the piece's values. */
  place: number;
}

/** Pairs what two dumps have under one name: a whole vector with a whole one, or with its bits and parts. */
export function pairsOf(a: Piece[], b: Piece[]): Matched {
  const [first, second] = [a[0]!, b[0]!];
  const isPlain = ({ variable }: Piece) => variable.value !== 'bits';
  const single = a.length === 1 && b.length === 1;
  if (isPlain(first) || isPlain(second) || (single && isOne(first, second)))
    return { pairs: [pairOf(wholeOf(first), wholeOf(second))], onlyA: [], onlyB: [] };
  const [bitsA, bitsB] = [bitsOf(a), bitsOf(b)];
  const common = [...bitsA.keys()].filter((index) => bitsB.has(index));
  const left = (bits: Map<number, Bit>, other: Map<number, Bit>) =>
    rangesOf([...bits.keys()].filter((index) => !other.has(index))).map((range) => `${first.base}${range}`);
  // The order of the side that has more of it in one piece, which is what its values mean.
  const order = a.length <= b.length ? common : [...bitsB.keys()].filter((index) => bitsA.has(index));
  const pairs = common.length > 0 ? [pairOf(partOf(a, bitsA, order), partOf(b, bitsB, order))] : [];
  return { pairs, onlyA: left(bitsA, bitsB), onlyB: left(bitsB, bitsA) };
}

/** Vectors of one width are one, however their ranges count; and what has no ranges has nothing to be matched by. */
function isOne(a: Piece, b: Piece): boolean {
  return a.variable.width === b.variable.width || (a.left === null && b.left === null);
}

function pairOf(a: ComparedSignal, b: ComparedSignal): Matched['pairs'][number] {
  return { a, b, widths: [widthOf(a), widthOf(b)] };
}

function widthOf({ parts }: ComparedSignal): number {
  return parts.reduce((sum, { variable, high, low }) => {
    return sum + (high === undefined ? variable.width : high - low! + 1);
  }, 0);
}

export function nameOf({ path, range }: { path: string; range: string }): string {
  return range && !path.endsWith(range) ? `${path}${range}` : path;
}

function wholeOf({ variable }: Piece): ComparedSignal {
  return { path: nameOf(variable), ref: String(variable.signal), parts: [{ variable }] };
}

/** Bits by declared index, in order of declaration; lone bits most significant first. */
function bitsOf(pieces: Piece[]): Map<number, Bit> {
  const bits = new Map<number, Bit>();
  for (const piece of pieces.toSorted((a, b) => (b.left ?? 0) - (a.left ?? 0))) {
    const indexes = indexesOf(piece);
    indexes.forEach((index, i) => {
      if (!bits.has(index)) bits.set(index, { piece, place: indexes.length - 1 - i });
    });
  }
  return bits;
}

function partOf(pieces: Piece[], bits: Map<number, Bit>, order: number[]): ComparedSignal {
  const parts: (ComparedPart & { high: number; low: number })[] = [];
  for (const index of order) {
    const { piece, place } = bits.get(index)!;
    const last = parts.at(-1);
    if (last?.variable === piece.variable && last.low === place + 1) last.low = place;
    else parts.push({ variable: piece.variable, high: place, low: place });
  }
  const whole = parts.map(({ variable, high, low }) =>
    high - low + 1 === variable.width ? { variable } : { variable, high, low },
  );
  const ref = whole.map(refOf).join('+');
  if (whole.length === 1 && whole[0]!.high === undefined)
    return wholeOf(pieces.find(({ variable }) => variable === whole[0]!.variable)!);
  const scope = pieces[0]!.variable.path.replace(/\s*\[[^\]]*\]\s*$/, '');
  return { path: `${scope}[${order[0]}:${order.at(-1)}]`, ref, parts: whole };
}

function refOf({ variable, high, low }: ComparedPart): string {
  return high === undefined ? String(variable.signal) : `${variable.signal}[${high}:${low}]`;
}

function rangesOf(indexes: number[]): string[] {
  const ranges: [number, number][] = [];
  for (const index of indexes.toSorted((x, y) => y - x)) {
    const last = ranges.at(-1);
    if (last && last[1] === index + 1) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([high, low]) => (high === low ? `[${high}]` : `[${high}:${low}]`));
}
