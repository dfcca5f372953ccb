import type { WaveTrace } from '@netloom/waves';
import type { Span } from '../view/span.ts';
import { MarksLoader } from '../transactions/MarksLoader.ts';
import type { WaveData } from '../WaveData.ts';
import { joinTiles } from './JoinedTrace.ts';
import type { JoinedTrace } from './JoinedTrace.ts';
import { needKey, TileCache } from './TileCache.ts';
import type { TraceNeed } from './TileCache.ts';
import { levelOf, tilePixels, tilesOver, tileTicks } from './tiles.ts';

const mostRequests = 3;
const signalsPerRequest = 64;
/** While a tile loads, a coarser one up to this many levels above stands in. */
const levelsAbove = 12;

/** One tile of several signals that is under way. */
interface Request {
  keys: string[];
  level: number;
  tile: number;
  abort: AbortController;
}

/** What a pane shows. */
interface Want {
  keys: ReadonlySet<string>;
  level: number;
  tiles: number[];
}

/** Coarser tiles and those beside the ones in sight are of use too. */
function isWanted({ keys, level, tile }: Request, want: Want): boolean {
  if (!keys.some((key) => want.keys.has(key))) return false;
  if (level === want.level) return tile >= want.tiles[0]! - 1 && tile <= want.tiles.at(-1)! + 1;
  return level === want.level + 1;
}

interface Joined {
  level: number;
  first: number;
  last: number;
  trace: JoinedTrace;
}

/** Keeps tiles of traces and asks for those in sight: what a screen needs depends on its pixels alone. */
export class TileLoader {
  /** Of the rows that decoders make. */
  readonly transactions: MarksLoader;
  private readonly data: WaveData;
  private limits: Span;
  private readonly changed: (error: Error | null) => void;
  private readonly cache = new TileCache();
  private readonly joined = new Map<string, Joined>();
  private readonly requests = new Set<Request>();
  private readonly wants = new Map<number, Want>();
  private readonly failed = new Set<string>();

  constructor(data: WaveData, limits: Span, changed: (error: Error | null) => void) {
    this.data = data;
    this.limits = limits;
    this.changed = changed;
    this.transactions = new MarksLoader(data, () => changed(null));
  }

  get busy(): boolean {
    return this.requests.size > 0;
  }

  /** Forgets failures, so that the next `ensure` asks again. */
  retry(): void {
    this.failed.clear();
    this.transactions.retry();
    this.changed(null);
  }

  /** The dump reaches over other times now: tiles that its old end cut short are read anew, in sight until then. */
  grow(limits: Span): void {
    const { from, to } = this.limits;
    if (limits.from === from && limits.to === to) return;
    this.limits = limits;
    this.transactions.grow();
    this.cache.filter((level, tile) => (tile + 1) * tileTicks(level) - 1 <= to);
    this.stop();
  }

  /** The dump was written anew: nothing that was read holds. */
  forget(): void {
    this.cache.filter(() => false);
    this.transactions.forget();
    this.joined.clear();
    this.failed.clear();
    this.stop();
  }

  private stop(): void {
    for (const request of this.requests) request.abort.abort();
    this.requests.clear();
    this.changed(null);
  }

  /** Asks for missing tiles of what a pane shows, then for those beside it; gives up those no longer wanted. */
  ensure(pane: number, needs: TraceNeed[], span: Span, pixels: number): void {
    const level = levelOf(span, pixels);
    const tiles = tilesOver(span, level);
    this.wants.set(pane, { keys: new Set(needs.map(needKey)), level, tiles });
    this.giveUp();
    for (const tile of tiles) this.fill(needs, level, tile);
    if (this.busy) return;
    for (const tile of [tiles.at(-1)! + 1, tiles[0]! - 1]) this.fill(needs, level, tile);
    const above = new Set(tiles.map((tile) => Math.floor(tile / 2)));
    for (const tile of above) this.fill(needs, level + 1, tile);
  }

  /** A pane that is gone wants nothing. */
  release(pane: number): void {
    this.wants.delete(pane);
    this.transactions.release(pane);
    this.giveUp();
  }

  private giveUp(): void {
    const wants = [...this.wants.values()];
    for (const request of this.requests) {
      if (wants.some((want) => isWanted(request, want))) continue;
      request.abort.abort();
      this.requests.delete(request);
    }
  }

  private fill(needs: TraceNeed[], level: number, tile: number): void {
    const from = tile * tileTicks(level);
    if (from > this.limits.to || from + tileTicks(level) <= this.limits.from) return;
    const missing = new Map<string, TraceNeed>();
    for (const need of needs) {
      const key = needKey(need);
      if (!this.cache.has(key, level, tile) && !this.isUnderWay(key, level, tile)) missing.set(key, need);
    }
    for (const ranges of new Set([...missing.values()].map((need) => need.ranges))) {
      const group = [...missing.values()].filter((need) => need.ranges === ranges);
      for (let at = 0; at < group.length && this.requests.size < mostRequests; at += signalsPerRequest)
        void this.request(group.slice(at, at + signalsPerRequest), level, tile);
    }
  }

  private isUnderWay(key: string, level: number, tile: number): boolean {
    if (this.failed.has(`${key}:${level}:${tile}`)) return true;
    for (const one of this.requests)
      if (one.level === level && one.tile === tile && one.keys.includes(key)) return true;
    return false;
  }

  private async request(needs: TraceNeed[], level: number, tile: number): Promise<void> {
    const abort = new AbortController();
    const request: Request = { keys: needs.map(needKey), level, tile, abort };
    this.requests.add(request);
    const error = await this.load(needs, request).then(
      () => null,
      (reason: Error) => reason,
    );
    if (!this.requests.delete(request)) return;
    if (error) for (const key of request.keys) this.failed.add(`${key}:${level}:${tile}`);
    this.changed(error);
  }

  private async load(needs: TraceNeed[], { keys, level, tile, abort }: Request): Promise<void> {
    const from = tile * tileTicks(level);
    const to = Math.min(from + tileTicks(level) - 1, this.limits.to);
    const pixels = Math.min(Math.max(1, Math.ceil((to - from) / 2 ** level)), tilePixels);
    const { ranges } = needs[0]!;
    const signals = needs.map(({ ref }) => ref);
    const query = { signals, from, to, pixels, ...(ranges && { ranges }) };
    const traces = await this.data.window(query, abort.signal);
    if (abort.signal.aborted) return;
    traces.forEach((trace, i) => {
      this.cache.set(keys[i]!, level, tile, trace);
      this.joined.delete(keys[i]!);
    });
  }

  /** What is known of a signal over a span, at the resolution of the screen or, until that is there, coarser. */
  trace(need: TraceNeed, span: Span, pixels: number): JoinedTrace {
    const level = levelOf(span, pixels);
    const tiles = tilesOver(span, level);
    const [first, last] = [tiles[0]!, tiles.at(-1)!];
    const key = needKey(need);
    const found = this.joined.get(key);
    if (found && found.level === level && found.first === first && found.last === last) return found.trace;
    const parts = tiles.map((tile) => ({
      begin: tile * tileTicks(level),
      trace: this.tile(key, level, tile),
    }));
    const trace = joinTiles(parts, need.bits);
    this.joined.set(key, { level, first, last, trace });
    return trace;
  }

  private tile(signal: string, level: number, tile: number): WaveTrace | undefined {
    this.cache.touch(signal, level, tile);
    const exact = this.cache.get(signal, level, tile);
    if (exact) return exact;
    const from = tile * tileTicks(level);
    for (let up = 1; up <= levelsAbove; up++) {
      const coarse = this.cache.get(signal, level + up, Math.floor(tile / 2 ** up));
      if (coarse) return cut(coarse, from, from + tileTicks(level));
    }
    return undefined;
  }
}

/** The part of a trace over [from, to), its first point moved to `from`. */
function cut({ times, values, ranges }: WaveTrace, from: number, to: number): WaveTrace {
  const after = times.findIndex((time) => time > from);
  const first = Math.max(0, (after < 0 ? times.length : after) - 1);
  const end = times.findIndex((time) => time >= to);
  const last = end < 0 ? times.length : Math.max(end, first + 1);
  const part = times.slice(first, last);
  if (part.length > 0 && part[0]! < from) part[0] = from;
  return {
    times: part,
    values: values.slice(first, last),
    ...(ranges && { ranges: ranges.slice(first, last) }),
  };
}
