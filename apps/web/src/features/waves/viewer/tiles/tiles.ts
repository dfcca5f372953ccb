import type { Span } from '../view/span.ts';

/** Pixels a tile stands for; its points are at that resolution. */
export const tilePixels = 1024;

/** Level 0 has one tick a pixel (exact), each further level twice as many. */
export function levelOf(span: Span, pixels: number): number {
  return Math.max(0, Math.floor(Math.log2((span.to - span.from) / pixels)));
}

export function tileTicks(level: number): number {
  return tilePixels * 2 ** level;
}

/** Numbers of the tiles that cover a span. */
export function tilesOver({ from, to }: Span, level: number): number[] {
  const ticks = tileTicks(level);
  const first = Math.floor(from / ticks);
  const last = Math.floor(to / ticks);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
