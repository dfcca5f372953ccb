import type { WaveTrace } from '@netloom/waves';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';
import { joinTiles, levelOf, tilePixels, tilesOver, tileTicks } from './tiles.ts';
import type { JoinedTrace } from './tiles.ts';

const mostTiles = 4000;
const mostRequests = 3;
const signalsPerRequest = 64;
/** While a tile loads, a coarser one up to this many levels above stands in. */
const levelsAbove = 8;

/** Keeps tiles of traces and asks for those in sight: what a screen needs depends on its pixels alone. */
export class TileLoader {
  private readonly data: WaveData;
  private readonly limits: Span;
  private readonly changed: (error: Error | null) => void;
  private readonly tiles = new Map<string, WaveTrace>();
  private readonly pending = new Set<string>();
  private readonly failed = new Set<string>();
  private requests = 0;

  constructor(data: WaveData, limits: Span, changed: (error: Error | null) => void) {
    this.data = data;
    this.limits = limits;
    this.changed = changed;
  }

  get busy(): boolean {
    return this.requests > 0;
  }

  /** Forgets failures, so that the next `ensure` asks again. */
  retry(): void {
    this.failed.clear();
    this.changed(null);
  }

  /** Asks for missing tiles of the signals in sight; `changed` tells when some have come. */
  ensure(signals: number[], span: Span, pixels: number): void {
    const level = levelOf(span, pixels);
    for (const tile of tilesOver(span, level)) {
      const missing = [...new Set(signals)].filter((signal) => {
        const key = keyOf(signal, level, tile);
        return !this.tiles.has(key) && !this.pending.has(key) && !this.failed.has(key);
      });
      for (let at = 0; at < missing.length && this.requests < mostRequests; at += signalsPerRequest) {
        void this.request(missing.slice(at, at + signalsPerRequest), level, tile);
      }
    }
  }

  private async request(signals: number[], level: number, tile: number): Promise<void> {
    const keys = signals.map((signal) => keyOf(signal, level, tile));
    const from = tile * tileTicks(level);
    const to = Math.min(from + tileTicks(level) - 1, this.limits.to);
    const pixels = Math.max(1, Math.ceil((to - from) / 2 ** level));
    this.requests += 1;
    for (const key of keys) this.pending.add(key);
    let error: Error | null = null;
    try {
      const traces = await this.data.window(signals, from, to, Math.min(pixels, tilePixels));
      traces.forEach((trace, i) => this.tiles.set(keys[i]!, trace));
    } catch (reason) {
      error = reason as Error;
      for (const key of keys) this.failed.add(key);
    }
    for (const key of keys) this.pending.delete(key);
    this.requests -= 1;
    this.forgetOldest();
    this.changed(error);
  }

  private forgetOldest(): void {
    for (const key of this.tiles.keys()) {
      if (this.tiles.size <= mostTiles) break;
      this.tiles.delete(key);
    }
  }

  /** What is known of a signal over a span, at the resolution of the screen or, until that is there, coarser. */
  trace(signal: number, span: Span, pixels: number): JoinedTrace {
    const level = levelOf(span, pixels);
    return joinTiles(
      tilesOver(span, level).map((tile) => ({
        begin: tile * tileTicks(level),
        trace: this.tile(signal, level, tile),
      })),
    );
  }

  private tile(signal: number, level: number, tile: number): WaveTrace | undefined {
    const exact = this.tiles.get(keyOf(signal, level, tile));
    if (exact) return exact;
    const from = tile * tileTicks(level);
    for (let up = 1; up <= levelsAbove; up++) {
      const coarse = this.tiles.get(keyOf(signal, level + up, Math.floor(tile / 2 ** up)));
      if (coarse) return cut(coarse, from, from + tileTicks(level));
    }
    return undefined;
  }
}

function keyOf(signal: number, level: number, tile: number): string {
  return `${signal}:${level}:${tile}`;
}

/** The part of a trace over [from, to), its first point moved to `from`. */
function cut({ signal, times, values }: WaveTrace, from: number, to: number): WaveTrace {
  const after = times.findIndex((time) => time > from);
  const first = Math.max(0, (after < 0 ? times.length : after) - 1);
  const end = times.findIndex((time) => time >= to);
  const part = times.slice(first, end < 0 ? undefined : Math.max(end, first + 1));
  if (part.length > 0 && part[0]! < from) part[0] = from;
  return { signal, times: part, values: values.slice(first, first + part.length) };
}
