import { DecodeQuery, DecoderSetup } from '@netloom/contract';
import type { WaveQuery, WaveReply } from '@netloom/contract';
import type { FoundValue, RemoteWave, WaveInfo } from '@netloom/waves';
import { warning } from '../../http/refuse.ts';
import { validateJson } from '../../http/validate.ts';

const SIGNAL_LIMIT = 1000;
/** A search answers after this long with what it has found. */
const SEARCH_MS = 2000;

type Query<V extends WaveQuery['view']> = Extract<WaveQuery, { view: V }>;

/** What the server knows of a dump beside what is in it. */
export interface Known {
  version: string;
  final?: boolean;
}

/** Answers every view but `refresh`. */
export async function answer(
  query: Exclude<WaveQuery, { view: 'refresh' }>,
  wave: RemoteWave,
  abort: AbortSignal,
  { version, final }: Known,
): Promise<WaveReply> {
  switch (query.view) {
    case 'info':
      return infoOf(await wave.info(), { version, final });
    case 'children':
      return { view: 'children', ...(await wave.children(query.scope ?? null, query.offset, query.limit)) };
    case 'search':
      return { view: 'search', ...(await wave.search(query.text, query.limit, abort)) };
    case 'lookup':
      return { view: 'lookup', variables: await wave.lookup(query.paths.split('\n')) };
    case 'window':
      return { view: 'window', traces: await wave.window(windowOf(query), abort) };
    case 'value':
      return { view: 'value', values: await wave.values(signalsOf(query.signals), query.time, abort) };
    case 'edge':
      return { view: 'edge', time: await wave.edge(query.signal, query.time, query.direction, abort) };
    case 'find': {
      const { signal, condition, time, direction } = query;
      return { view: 'find', time: await wave.find(signal, condition, time, direction, abort) };
    }
    case 'findAll':
      return findAll(query, wave, abort);
    case 'statistics':
      return { view: 'statistics', ...(await wave.statistics(query.signal, query.from, query.to, abort)) };
    case 'changes': {
      const { signal, from, to, limit } = query;
      return { view: 'changes', ...(await wave.changes(signal, from, to, limit, abort)) };
    }
    case 'transactions': {
      const setup = validateJson(DecoderSetup, query.setup, 'setup');
      const request = validateJson(DecodeQuery, query.request, 'request');
      return { view: 'transactions', reply: await wave.decode(setup, request, abort) };
    }
  }
}

function infoOf(info: WaveInfo, { version, final }: Known): WaveReply {
  return { view: 'info', ...info, growing: info.growing && !final, version };
}

function windowOf({ signals, from, to, pixels, ranges }: Query<'window'>) {
  return { signals: signalsOf(signals), from, to, pixels, ranges };
}

function signalsOf(text: string): string[] {
  const signals = text.split(',').filter(Boolean);
  if (signals.length > SIGNAL_LIMIT)
    throw warning('too-many-signals', { field: 'signals', values: { most: SIGNAL_LIMIT } });
  return signals;
}

async function findAll(query: Query<'findAll'>, wave: RemoteWave, abort: AbortSignal): Promise<WaveReply> {
  const { condition, from, to, scope = null, limit } = query;
  const enough = new AbortController();
  const began = performance.now();
  const found: FoundValue[] = [];
  let searched = from;
  const progress = (until: number, more: FoundValue[]) => {
    found.push(...more);
    searched = until;
    if (performance.now() - began > SEARCH_MS) enough.abort();
  };
  const signal = AbortSignal.any([abort, enough.signal]);
  try {
    await wave.findAll({ condition, from, to, scope, limit }, { signal, progress });
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  }
  return { view: 'findAll', found, searched };
}
