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

/** Tiles by signal, level and number; those unused for longest go when there are too many points. */
export class TileCache {
  private readonly tiles = new Map<string, WaveTrace>();
  private points = 0;

  get(signal: string, level: number, tile: number): WaveTrace | undefined {
    return this.tiles.get(`${signal}:${level}:${tile}`);
  }

  has(signal: string, level: number, tile: number): boolean {
    return this.tiles.has(`${signal}:${level}:${tile}`);
  }

  set(signal: string, level: number, tile: number, trace: WaveTrace): void {
    this.tiles.set(`${signal}:${level}:${tile}`, trace);
    this.points += trace.times.length;
    for (const [key, old] of this.tiles) {
      if (this.points <= mostPoints || old === trace) break;
      this.tiles.delete(key);
      this.points -= old.times.length;
    }
  }

  /** Makes a tile the one used last. */
  touch(signal: string, level: number, tile: number): void {
    const key = `${signal}:${level}:${tile}`;
    const trace = this.tiles.get(key);
    if (!trace) return;
    this.tiles.delete(key);
    this.tiles.set(key, trace);
  }

  clear(): void {
    this.tiles.clear();
    this.points = 0;
  }
}
