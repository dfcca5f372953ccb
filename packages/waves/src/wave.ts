import type { ChangeStore } from './changes.ts';
import type { Hierarchy } from './hierarchy.ts';
import { changeBatches } from './query/changeBatches.ts';
import { conditionOf } from './query/condition.ts';
import { edgeOf, valueAt } from './query/edges.ts';
import { find } from './query/find.ts';
import { findAll } from './query/findAll.ts';
import type { Lane } from './query/lanes.ts';
import { Lanes } from './query/lanes.ts';
import { matcherOf } from './query/matcher.ts';
import { StatisticsCounter } from './query/statistics.ts';
import { Summaries } from './query/summaries.ts';
import { traceOf } from './query/traces.ts';
import { Turn } from './query/turn.ts';
import { WaveError } from './waveError.ts';
import type {
  EdgeDirection,
  FindAllQuery,
  Freshness,
  SearchControl,
  SignalRef,
  WaveFile,
  WaveInfo,
  WaveTrace,
  WindowQuery,
} from './waveTypes.ts';
import { say } from './wording/sentences.ts';

/** What a reader gives: names, changes, and, of a dump that grows, how it goes on. */
export interface WaveParts {
  /** What is known now. */
  info: () => WaveInfo;
  hierarchy: Hierarchy;
  store: ChangeStore;
  refresh?: () => Promise<Freshness>;
  close?: () => Promise<void>;
  /** Resolves when all that lies in the file is indexed. */
  settled?: (until?: number) => Promise<void>;
}

/** A dump of any format: names from its hierarchy, values from its store. */
export class Wave implements WaveFile {
  private readonly parts: WaveParts;
  private readonly lanes: Lanes;
  private readonly summaries = new Summaries();

  constructor(parts: WaveParts) {
    this.parts = parts;
    this.lanes = new Lanes(parts.store, (signal) => parts.hierarchy.subjectOf(signal).kind);
  }

  get info(): WaveInfo {
    return this.parts.info();
  }

  children(scope: number | null, offset: number, limit: number) {
    return this.parts.hierarchy.children(scope, offset, limit);
  }

  search(text: string, limit: number) {
    return this.parts.hierarchy.search(text, limit);
  }

  lookup(paths: string[]) {
    return this.parts.hierarchy.lookup(paths);
  }

  async window(query: WindowQuery, abort?: AbortSignal): Promise<WaveTrace[]> {
    if (!(query.pixels >= 1)) throw new WaveError(say('WAVE-QUERY/pixels', {}), 'query');
    const turn = new Turn(abort);
    const lanes = query.signals.map((ref) => this.lanes.lane(ref));
    const traces: WaveTrace[] = [];
    for (const lane of lanes) traces.push(await traceOf(this.parts.store, this.summaries, lane, query, turn));
    return traces;
  }

  async values(signals: SignalRef[], time: number): Promise<(string | null)[]> {
    const lanes = signals.map((ref) => this.lanes.lane(ref));
    const values: (string | null)[] = [];
    for (const lane of lanes) values.push(await valueAt(this.parts.store, lane, time));
    return values;
  }

  async edge(signal: SignalRef, time: number, direction: EdgeDirection): Promise<number | null> {
    return edgeOf(this.parts.store, this.lanes.lane(signal), time, direction, new Turn());
  }

  async find(
    signal: SignalRef,
    condition: string,
    time: number,
    direction: EdgeDirection,
    abort?: AbortSignal,
  ): Promise<number | null> {
    const { store, hierarchy } = this.parts;
    const lane = this.lanes.lane(signal);
    const width = lane.kind === 'bits' ? await this.widthOf(lane) : 0;
    const { literals } = /^\d+$/.test(signal) ? hierarchy.subjectOf(Number(signal)) : {};
    const matcher = matcherOf(conditionOf(condition), { kind: lane.kind, width, literals });
    return find(store, lane, matcher, time, direction, new Turn(abort));
  }

  /** Bits of a lane's values; a dump without changes has none. */
  private async widthOf(lane: Lane): Promise<number> {
    return this.parts.store.begins.length > 0 ? (await lane.load(0)).start.length : 1;
  }

  async findAll(query: FindAllQuery, control?: SearchControl) {
    return findAll(this.parts.hierarchy, this.parts.store, query, control);
  }

  async statistics(signal: SignalRef, from: number, to: number, abort?: AbortSignal) {
    const lane = this.lanes.lane(signal);
    const turn = new Turn(abort);
    const counter = new StatisticsCounter(to, lane.kind);
    for await (const batch of changeBatches(this.parts.store, lane, from, to)) {
      await turn.pause();
      counter.add(batch);
    }
    return counter.finish();
  }

  changes(signal: SignalRef, from: number, to: number) {
    return changeBatches(this.parts.store, this.lanes.lane(signal), from, to);
  }

  refresh(): Promise<Freshness> {
    return this.parts.refresh?.() ?? Promise.resolve('same');
  }

  settled(until?: number): Promise<void> {
    return this.parts.settled?.(until) ?? Promise.resolve();
  }

  close(): Promise<void> {
    return this.parts.close?.() ?? Promise.resolve();
  }
}
