import type { RangeAs, SignalRef, WaveTrace } from '@netloom/waves';

const mostPoints = 4_000_000;

/** A signal as a picture needs it. */
export interface TraceNeed {
  ref: SignalRef;
  /** Values are one character a bit. */
  bits: boolean;
  /** Least and greatest of dense stretches, for a curve. */
  ranges?: RangeAs;
}

export function needKey({ ref, ranges }: TraceNeed): string {
  return ranges ? `${ref} ${ranges}` : ref;
}

interface Tile {
  level: number;
  number: number;
  trace: WaveTrace;
}

const keyOf = (signal: string, level: number, tile: number) => `${signal}:${level}:${tile}`;

/** Tiles by signal, level and number; those unused for longest go when there are too many points. */
export class TileCache {
  private readonly tiles = new Map<string, Tile>();
  private points = 0;

  get(signal: string, level: number, tile: number): WaveTrace | undefined {
    return this.tiles.get(keyOf(signal, level, tile))?.trace;
  }

  has(signal: string, level: number, tile: number): boolean {
    return this.tiles.has(keyOf(signal, level, tile));
  }

  set(signal: string, level: number, tile: number, trace: WaveTrace): void {
    const key = keyOf(signal, level, tile);
    this.delete(key);
    this.tiles.set(key, { level, number: tile, trace });
    this.points += trace.times.length;
    for (const old of this.tiles.keys()) {
      if (this.points <= mostPoints || old === key) break;
      this.delete(old);
    }
  }

  private delete(key: string): void {
    this.points -= this.tiles.get(key)?.trace.times.length ?? 0;
    this.tiles.delete(key);
  }

  /** Makes a tile the one used last. */
  touch(signal: string, level: number, tile: number): void {
    const key = keyOf(signal, level, tile);
    const found = this.tiles.get(key);
    if (!found) return;
    this.tiles.delete(key);
    this.tiles.set(key, found);
  }

  /** Keeps the tiles that `keeps` says yes to. */
  filter(keeps: (level: number, tile: number) => boolean): void {
    for (const [key, { level, number }] of this.tiles) if (!keeps(level, number)) this.delete(key);
  }
}
