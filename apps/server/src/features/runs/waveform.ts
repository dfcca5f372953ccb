import { waveform } from '@netloom/contract';
import type { WaveQuery, WaveReply } from '@netloom/contract';
import { WaveError } from '@netloom/waves';
import type { FoundValue, WaveFile } from '@netloom/waves';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { artifactsOf } from './artifactFile.ts';
import { HIERARCHY_SUFFIX } from './keep/collect.ts';
import { memberOfRun } from './policy.ts';
import { openWaves } from './waveCache.ts';

const SIGNAL_LIMIT = 1000;
/** A search answers after this long with what it has found. */
const SEARCH_MS = 2000;

function signalsOf(text: string): string[] {
  const signals = text.split(',').filter(Boolean);
  if (signals.length > SIGNAL_LIMIT) throw warning(`signals: at most ${SIGNAL_LIMIT} in one query`);
  return signals;
}

type Query<V extends WaveQuery['view']> = Extract<WaveQuery, { view: V }>;

async function findAll(query: Query<'findAll'>, wave: WaveFile): Promise<WaveReply> {
  const stop = new AbortController();
  const began = performance.now();
  const found: FoundValue[] = [];
  let searched = query.from;
  const progress = (until: number, more: FoundValue[]) => {
    found.push(...more);
    searched = until;
    if (performance.now() - began > SEARCH_MS) stop.abort();
  };
  const control = { signal: stop.signal, progress };
  await wave.findAll({ ...query, scope: query.scope ?? null }, control).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return { view: 'findAll', found, searched };
}

async function changes({ signal, from, to, limit }: Query<'changes'>, wave: WaveFile): Promise<WaveReply> {
  const times: number[] = [];
  const values: string[] = [];
  for await (const batch of wave.changes(signal, from, to)) {
    for (let i = 0; i < batch.times.length; i++) {
      if (times.length === limit) return { view: 'changes', times, values, next: times.at(-1)! };
      times.push(batch.times[i]!);
      values.push(batch.text(i));
    }
  }
  return { view: 'changes', times, values, next: null };
}

async function answer(query: WaveQuery, wave: WaveFile): Promise<WaveReply> {
  switch (query.view) {
    case 'info':
      return { view: 'info', ...wave.info };
    case 'children':
      return { view: 'children', ...wave.children(query.scope ?? null, query.offset, query.limit) };
    case 'search':
      return { view: 'search', ...wave.search(query.text, query.limit) };
    case 'lookup':
      return { view: 'lookup', variables: wave.lookup(query.paths.split('\n')) };
    case 'window':
      return { view: 'window', traces: await wave.window({ ...query, signals: signalsOf(query.signals) }) };
    case 'value':
      return { view: 'value', values: await wave.values(signalsOf(query.signals), query.time) };
    case 'edge':
      return { view: 'edge', time: await wave.edge(query.signal, query.time, query.direction) };
    case 'find': {
      const { signal, condition, time, direction } = query;
      return { view: 'find', time: await wave.find(signal, condition, time, direction) };
    }
    case 'findAll':
      return findAll(query, wave);
    case 'statistics':
      return { view: 'statistics', ...(await wave.statistics(query.signal, query.from, query.to)) };
    case 'changes':
      return changes(query, wave);
    case 'refresh':
      return { view: 'refresh', state: await wave.refresh(), info: wave.info };
  }
}

export const waveformRoute = implement(
  waveform,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query }, { run }, services) => {
    const artifacts = await artifactsOf(run, services);
    const dump = artifacts.find(({ kind, path }) => kind === 'wave' && path === query.file);
    if (dump === undefined) throw notFound(`file: the run left no wave ${query.file}`);
    const companion = artifacts.find(({ path }) => path === dump.path + HIERARCHY_SUFFIX);
    const hierarchy = companion && services.store.path(companion.sha256);
    try {
      return await openWaves.use(services.store.path(dump.sha256), hierarchy, (wave) => answer(query, wave));
    } catch (error) {
      throw error instanceof WaveError ? warning(`${query.file}: ${error.message}`) : error;
    }
  },
);
