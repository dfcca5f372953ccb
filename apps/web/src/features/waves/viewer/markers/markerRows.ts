import type { Marker } from '../view/model.ts';

export interface MarkerRow extends Marker {
  /** Ticks from the cursor to the marker, and from the marker before it. */
  fromCursor: number;
  fromPrevious: number | null;
}

/** Markers in order of time with their differences. */
export function markerRows(markers: readonly Marker[], cursor: number): MarkerRow[] {
  const sorted = markers.toSorted((a, b) => a.time - b.time || a.key - b.key);
  return sorted.map((marker, i) => ({
    ...marker,
    fromCursor: marker.time - cursor,
    fromPrevious: i === 0 ? null : marker.time - sorted[i - 1]!.time,
  }));
}
