import { decode } from '../decode/decode.ts';
import type { DecodeQuery, DecoderSetup } from '../decode/decodeTypes.ts';
import { WaveError } from '../waveError.ts';
import type {
  EdgeDirection,
  FindAllQuery,
  SearchControl,
  SignalRef,
  WaveFile,
  WindowQuery,
} from '../waveTypes.ts';
import type { ChangesPage } from './remoteTypes.ts';
import { say } from '../wording/sentences.ts';

/** What can be asked of a dump, each with its arguments as they are passed between threads. */
export type WaveCalls = ReturnType<typeof callsOf>;

const longestPage = 1_000_000;

/** @param control how this question is followed and stopped */
export function callsOf(wave: WaveFile, control: SearchControl) {
  const abort = control.signal;
  return {
    info: () => wave.info,
    children: (scope: number | null, offset: number, limit: number) => wave.children(scope, offset, limit),
    search: (text: string, limit: number) => wave.search(text, limit),
    lookup: (paths: string[]) => wave.lookup(paths),
    window: (query: WindowQuery) => wave.window(query, abort),
    values: (signals: SignalRef[], time: number) => wave.values(signals, time),
    edge: (signal: SignalRef, time: number, direction: EdgeDirection) => wave.edge(signal, time, direction),
    find: (signal: SignalRef, condition: string, time: number, direction: EdgeDirection) =>
      wave.find(signal, condition, time, direction, abort),
    findAll: (query: FindAllQuery) => wave.findAll(query, control),
    statistics: (signal: SignalRef, from: number, to: number) => wave.statistics(signal, from, to, abort),
    changes: (signal: SignalRef, from: number, to: number, limit: number) =>
      pageOf(wave, signal, { from, to, limit }, abort),
    decode: (setup: DecoderSetup, query: DecodeQuery) => decode(wave, setup, query, abort),
    refresh: () => wave.refresh(),
  };
}

interface PageQuery {
  from: number;
  to: number;
  limit: number;
}

async function pageOf(
  wave: WaveFile,
  signal: SignalRef,
  { from, to, limit }: PageQuery,
  abort?: AbortSignal,
): Promise<ChangesPage> {
  if (!(limit >= 2 && limit <= longestPage))
    throw new WaveError(say('WAVE-QUERY/limit', { most: longestPage }), 'query');
  const times: number[] = [];
  const values: string[] = [];
  for await (const batch of wave.changes(signal, from, to)) {
    abort?.throwIfAborted();
    for (let i = 0; i < batch.times.length; i++) {
      // The next page begins with the value at its first time, which is this page's last.
      if (times.length === limit) return { times, values, next: times.at(-1)! };
      times.push(batch.times[i]!);
      values.push(batch.text(i));
    }
  }
  return { times, values, next: null };
}
