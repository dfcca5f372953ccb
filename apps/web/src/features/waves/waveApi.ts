import { waveform } from '@netloom/contract';
import type { WaveQuery, WaveReply } from '@netloom/contract';
import { callApi } from '../../api/index.ts';
import type { WaveData } from './WaveData.ts';

type View = WaveReply['view'];
type Answer<V extends View> = Extract<WaveReply, { view: V }>;
type Question<V extends View> = Extract<WaveQuery, { view: V }>;

/** A dump of a run, read through `GET /api/sim/waveform`; `file` is the artifact's path in the run's folder. */
export function runWave(runId: string, file: string): WaveData {
  async function ask<V extends View>(query: Question<V>): Promise<Answer<V>> {
    const reply = await callApi(waveform, { query: { runId, file, ...query } });
    return reply as Answer<V>;
  }
  return {
    info: () => ask<'info'>({ view: 'info' }),
    children: (scope, offset, limit) =>
      ask<'children'>({ view: 'children', ...(scope !== null && { scope }), offset, limit }),
    search: (text, limit) => ask<'search'>({ view: 'search', text, limit }),
    window: async (signals, from, to, pixels) =>
      (await ask<'window'>({ view: 'window', signals: signals.join(), from, to, pixels })).traces,
    values: async (signals, time) =>
      (await ask<'value'>({ view: 'value', signals: signals.join(), time })).values,
    edge: async (signal, time, direction) =>
      (await ask<'edge'>({ view: 'edge', signal, time, direction })).time,
  };
}
