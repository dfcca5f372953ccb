import { waveform } from '@netloom/contract';
import type { WaveQuery, WaveReply } from '@netloom/contract';
import { existsSync } from 'node:fs';
import { artifactPath, readPlan } from '@netloom/executor';
import { WaveError } from '@netloom/waves';
import type { WaveFile } from '@netloom/waves';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';
import type { RunRecord } from './repository.ts';
import { WaveCache } from './waveCache.ts';

const SIGNAL_LIMIT = 1000;

export const openWaves = new WaveCache(8);

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

/** A running run could still change the file, or put a link in its place. */
async function dumpPath({ runId, state }: RunRecord, file: string, folder: string): Promise<string> {
  if (state !== 'finished') throw warning(`runId: run ${runId} has not finished yet`);
  const planned = (await readPlan(folder)).outputs.some(({ kind, path }) => kind === 'wave' && path === file);
  const path = planned ? await artifactPath(folder, file) : undefined;
  if (path === undefined) throw notFound(`file: the run left no wave ${file}`);
  // The hierarchy that an unfinished dump keeps beside it is read too.
  const hierarchy = existsSync(`${path}.hier`) && (await artifactPath(folder, `${file}.hier`)) === undefined;
  if (hierarchy) throw warning(`file: ${file}.hier is not a file of the run`);
  return path;
}

export const waveformRoute = implement(
  waveform,
  memberOfRun(({ query }) => query.runId),
  async ({ query }, { run }, { runs }) => {
    const path = await dumpPath(run, query.file, runs.folderOf(run.runId));
    try {
      return await openWaves.use(path, (wave) => answer(query, wave));
    } catch (error) {
      throw error instanceof WaveError ? warning(`${query.file}: ${error.message}`) : error;
    }
  },
);
