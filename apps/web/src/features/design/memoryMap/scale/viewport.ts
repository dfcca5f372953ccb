import { advance, distance, rateOf, segmentAt } from './scale.ts';
import type { Scale } from './scale.ts';

/**
 * What part of the axis is seen: address `anchor` stands `y` pixels below the upper edge, and a unit of the scale is
 * `zoom` pixels high. The anchor is kept in sight, so that what is seen is exact at any depth.
 */
export interface Viewport {
  anchor: bigint;
  y: number;
  zoom: number;
}

/** Pixels left free at both ends. */
const MARGIN = 14;
/** One byte is at most this high. */
const MOST_PER_BYTE = 16;

/** Pixels from the upper edge. */
export function yOf(scale: Scale, { anchor, y, zoom }: Viewport, address: bigint): number {
  return y + distance(scale, anchor, address) * zoom;
}

/** The address at a height, rounded down to a byte. */
export function addressAt(scale: Scale, { anchor, y, zoom }: Viewport, at: number): bigint {
  return advance(scale, anchor, (at - y) / zoom);
}

/** Pixels of one byte around an address. */
export function pixelsPerByte(scale: Scale, zoom: number, address: bigint): number {
  return rateOf(scale.segments[segmentAt(scale, address)]!) * zoom;
}

/** Shows everything. */
export function fitAll(scale: Scale, height: number): Viewport {
  return { anchor: 0n, y: MARGIN, zoom: Math.max(1, height - 2 * MARGIN) / scale.length };
}

/** Shows a range with some room around it. */
export function fitRange(scale: Scale, height: number, base: bigint, end: bigint): Viewport {
  const units = Math.max(distance(scale, base, end), Number.MIN_VALUE);
  const zoom = limited(scale, height, base, (height * 0.7) / units);
  return settle(scale, height, { anchor: base, y: (height - units * zoom) / 2, zoom });
}

export function panned(scale: Scale, height: number, viewport: Viewport, by: number): Viewport {
  return settle(scale, height, { ...viewport, y: viewport.y + by });
}

/** Zooms so that the address at height `at` stays there. */
export function zoomed(
  scale: Scale,
  height: number,
  viewport: Viewport,
  factor: number,
  at: number,
): Viewport {
  const anchor = addressAt(scale, viewport, at);
  const y = yOf(scale, viewport, anchor);
  const zoom = limited(scale, height, anchor, viewport.zoom * factor);
  return settle(scale, height, { anchor, y: at + ((y - at) * zoom) / viewport.zoom, zoom });
}

/** Brings an address into the middle at the present zoom. */
export function centred(scale: Scale, height: number, zoom: number, address: bigint): Viewport {
  return settle(scale, height, { anchor: address, y: height / 2, zoom });
}

/** Never smaller than everything at once, never larger than a byte can be. */
function limited(scale: Scale, height: number, address: bigint, zoom: number): number {
  const segment = scale.segments[segmentAt(scale, address)]!;
  const used = scale.segments.filter(({ fold }) => !fold);
  const rate = segment.fold && used.length > 0 ? Math.max(...used.map(rateOf)) : rateOf(segment);
  return Math.min(Math.max(zoom, fitAll(scale, height).zoom), MOST_PER_BYTE / rate);
}

/** Keeps the axis in sight and anchors at the middle of the view. */
export function settle(scale: Scale, height: number, viewport: Viewport): Viewport {
  const { zoom } = viewport;
  const top = yOf(scale, viewport, 0n);
  const bottom = yOf(scale, viewport, scale.span);
  const atTop = top > MARGIN || bottom - top <= height - 2 * MARGIN + 1;
  const atBottom = bottom < height - MARGIN;
  const seen = atTop
    ? { anchor: 0n, y: MARGIN, zoom }
    : atBottom
      ? { anchor: scale.span, y: height - MARGIN, zoom }
      : viewport;
  const anchor = addressAt(scale, seen, height / 2);
  return { anchor, y: yOf(scale, seen, anchor), zoom };
}
