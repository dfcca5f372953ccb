import type { ElaboratedField } from '@netloom/registers';

/** A part of a field, or a free stretch, within one row of the picture. Bits count from the register's lowest. */
export interface Segment {
  /** Undefined for free bits. */
  field: ElaboratedField | undefined;
  high: number;
  low: number;
  row: number;
  /** 0, or more where fields overlap: they stand below each other. */
  lane: number;
  /** Another field takes some of the field's bits. */
  overlaps: boolean;
  /** The field's own ends, which can be dragged. */
  endsHigh: boolean;
  endsLow: boolean;
}

/** Whether a field's name has no room to lie. */
export const isNarrowField = ({ field, high, low }: Segment) => field !== undefined && high - low < 2;

export interface BitLayout {
  rows: number;
  bitsPerRow: number;
  segments: Segment[];
  /** Lanes of the row with the most. */
  lanes: number;
}

/** Places the fields of a register in rows of bits, the highest bit in the upper left corner. */
export function bitLayout(fields: readonly ElaboratedField[], width: number, most: number): BitLayout {
  const bitsPerRow = Math.min(most, width);
  const rows = Math.ceil(width / bitsPerRow);
  const segments: Segment[] = [];
  const ends: number[] = [];
  for (const field of fields) {
    const high = field.lsb + field.width - 1;
    let lane = ends.findIndex((end) => end < field.lsb);
    if (lane < 0) lane = ends.length;
    ends[lane] = high;
    const overlaps = fields.some(
      (other) => other !== field && other.lsb <= high && field.lsb < other.lsb + other.width,
    );
    const top = Math.min(high, width - 1);
    segments.push(...cut(field, top, field.lsb, { bitsPerRow, rows, lane, overlaps }));
  }
  for (const [high, low] of freeRanges(fields, width)) {
    segments.push(...cut(undefined, high, low, { bitsPerRow, rows, lane: 0, overlaps: false }));
  }
  return { rows, bitsPerRow, segments, lanes: Math.max(1, ends.length) };
}

interface Frame {
  overlaps: boolean;
  bitsPerRow: number;
  rows: number;
  lane: number;
}

function cut(field: ElaboratedField | undefined, high: number, low: number, frame: Frame): Segment[] {
  const { bitsPerRow, rows, lane, overlaps } = frame;
  const segments: Segment[] = [];
  for (let bit = high; bit >= low;) {
    const fromBottom = Math.floor(bit / bitsPerRow);
    const floor = Math.max(low, fromBottom * bitsPerRow);
    segments.push({
      field,
      high: bit,
      low: floor,
      row: rows - 1 - fromBottom,
      lane,
      overlaps,
      endsHigh: bit === high,
      endsLow: floor === low,
    });
    bit = floor - 1;
  }
  return segments;
}

/** Stretches without a field, as [high, low]. */
function freeRanges(fields: readonly ElaboratedField[], width: number): [number, number][] {
  const free: [number, number][] = [];
  let next = 0;
  for (const { lsb, width: bits } of fields) {
    if (lsb > next) free.push([Math.min(lsb, width) - 1, next]);
    next = Math.max(next, lsb + bits);
  }
  if (next < width) free.push([width - 1, next]);
  return free.filter(([high, low]) => high >= low);
}
