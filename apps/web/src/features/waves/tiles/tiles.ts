import type { WaveTrace } from '@netloom/waves';
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

/** Points of consecutive tiles: `undefined` marks where nothing is loaded yet. */
export interface JoinedTrace {
  times: number[];
  values: (string | null | undefined)[];
}

/** Joins tiles to one trace; a tile's first point only repeats what the one before ended with. */
export function joinTiles(parts: { begin: number; trace: WaveTrace | undefined }[]): JoinedTrace {
  const joined: JoinedTrace = { times: [], values: [] };
  for (const { begin, trace } of parts) {
    const values: (string | null | undefined)[] = trace?.values ?? [undefined];
    const times = trace?.times ?? [begin];
    const skip = joined.values.length > 0 && joined.values.at(-1) === values[0] ? 1 : 0;
    for (let i = skip; i < times.length; i++) {
      joined.times.push(times[i]!);
      joined.values.push(values[i]);
    }
  }
  return joined;
}
