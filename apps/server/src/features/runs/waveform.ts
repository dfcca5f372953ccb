import { waveform } from '@netloom/contract';
import type { WaveQuery, WaveReply } from '@netloom/contract';
import { WaveError } from '@netloom/waves';
import type { WaveFile } from '@netloom/waves';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { artifactsOf } from './artifactFile.ts';
import { HIERARCHY_SUFFIX } from './keep/collect.ts';
import { memberOfRun } from './policy.ts';
import { openWaves } from './waveCache.ts';

const SIGNAL_LIMIT = 1000;

function signalsOf(text: string): number[] {
  const signals = text.split(',').filter(Boolean).map(Number);
  if (!signals.every((signal) => Number.isSafeInteger(signal) && signal >= 0))
    throw warning('signals: expected signal ids with commas between them');
  if (signals.length > SIGNAL_LIMIT) throw warning(`signals: at most ${SIGNAL_LIMIT} in one query`);
  return signals;
}

async function answer(query: WaveQuery, wave: WaveFile): Promise<WaveReply> {
  switch (query.view) {
    case 'info':
      return { view: 'info', ...wave.info };
    case 'children':
      return { view: 'children', ...wave.children(query.scope ?? null, query.offset, query.limit) };
    case 'search':
      return { view: 'search', ...wave.search(query.text, query.limit) };
    case 'window': {
      const { from, to, pixels } = query;
      return { view: 'window', traces: await wave.window(signalsOf(query.signals), from, to, pixels) };
    }
    case 'value': {
      const values = signalsOf(query.signals).map((signal) => wave.valueAt(signal, query.time));
      return { view: 'value', values: await Promise.all(values) };
    }
    case 'edge':
      return { view: 'edge', time: await wave.edge(query.signal, query.time, query.direction) };
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
