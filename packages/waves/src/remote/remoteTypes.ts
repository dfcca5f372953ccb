import type { DecodeQuery, DecodeReply, DecoderSetup } from '../decode/decodeTypes.ts';
import type {
  ChildPage,
  EdgeDirection,
  FindAllQuery,
  FoundValue,
  Freshness,
  SearchControl,
  SignalRef,
  WaveInfo,
  WaveStatistics,
  WaveTrace,
  WaveVariable,
  WindowQuery,
} from '../waveTypes.ts';

/** Some of a signal's changes; `next` is the time to ask on from (the next page repeats the last change), null at the end. */
export interface ChangesPage {
  times: number[];
  values: string[];
  next: number | null;
}

/** A dump that lies elsewhere (a worker, a server): a WaveFile whose every answer is awaited. */
export interface RemoteWave {
  info(): Promise<WaveInfo>;
  children(scope: number | null, offset: number, limit: number): Promise<ChildPage>;
  search(
    text: string,
    limit: number,
    abort?: AbortSignal,
  ): Promise<{ total: number; variables: WaveVariable[] }>;
  lookup(paths: string[]): Promise<(WaveVariable | null)[]>;
  window(query: WindowQuery, abort?: AbortSignal): Promise<WaveTrace[]>;
  values(signals: SignalRef[], time: number, abort?: AbortSignal): Promise<(string | null)[]>;
  edge(
    signal: SignalRef,
    time: number,
    direction: EdgeDirection,
    abort?: AbortSignal,
  ): Promise<number | null>;
  find(
    signal: SignalRef,
    condition: string,
    time: number,
    direction: EdgeDirection,
    abort?: AbortSignal,
  ): Promise<number | null>;
  findAll(query: FindAllQuery, control?: SearchControl): Promise<FoundValue[]>;
  statistics(signal: SignalRef, from: number, to: number, abort?: AbortSignal): Promise<WaveStatistics>;
  /** The value at `from`, then the changes up to `to`, at most `limit`. */
  changes(
    signal: SignalRef,
    from: number,
    to: number,
    limit: number,
    abort?: AbortSignal,
  ): Promise<ChangesPage>;
  /** Works for a while and answers with what is there; ask again while its `progress` is below 1. */
  decode(setup: DecoderSetup, query: DecodeQuery, abort?: AbortSignal): Promise<DecodeReply>;
  refresh(): Promise<Freshness>;
  close(): void;
}
