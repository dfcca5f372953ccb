import type { WavePlace } from '@netloom/contract';
import type { FindAllQuery, FoundValue, SearchControl } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';
import { askOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { inBatches } from './batches.ts';

/** A dump on the server, read through `GET /api/sim/waveform`. */
export function serverWave(place: WavePlace): WaveData {
  const ask = askOf(place);
  /** Of the dump as it was last looked at: what is opened anew has other ids. */
  let version: string | undefined;

  return {
    async info() {
      const { version: now, ...info } = await ask<'info'>({ view: 'info' });
      version ??= now;
      return info;
    },
    children: (scope, offset, limit) =>
      ask<'children'>({ view: 'children', ...(scope !== null && { scope }), offset, limit }),
    search: (text, limit, abort) => ask<'search'>({ view: 'search', text, limit }, abort),
    lookup: (paths) =>
      inBatches(paths, async (batch) => {
        return (await ask<'lookup'>({ view: 'lookup', paths: batch.join('\n') })).variables;
      }),
    window: ({ signals, ...query }, abort) =>
      inBatches(signals, async (batch) => {
        return (await ask<'window'>({ view: 'window', ...query, signals: batch.join() }, abort)).traces;
      }),
    values: (signals, time, abort) =>
      inBatches(signals, async (batch) => {
        return (await ask<'value'>({ view: 'value', signals: batch.join(), time }, abort)).values;
      }),
    edge: async (signal, time, direction, abort) =>
      (await ask<'edge'>({ view: 'edge', signal, time, direction }, abort)).time,
    find: async (signal, condition, time, direction, abort) =>
      (await ask<'find'>({ view: 'find', signal, condition, time, direction }, abort)).time,
    findAll: (query, control) => findAll(ask, query, control),
    statistics: (signal, from, to, abort) =>
      ask<'statistics'>({ view: 'statistics', signal, from, to }, abort),
    changes: (signal, from, to, limit, abort) =>
      ask<'changes'>({ view: 'changes', signal, from, to, limit }, abort),
    decode: async (setup, query, abort) => {
      const texts = { setup: JSON.stringify(setup), request: JSON.stringify(query) };
      return (await ask<'transactions'>({ view: 'transactions', ...texts }, abort)).reply;
    },
    async refresh() {
      const { state, version: now } = await ask<'refresh'>({ view: 'refresh' });
      const isReplaced = version !== undefined && now !== version;
      version = now;
      return isReplaced ? 'replaced' : state;
    },
    close: () => undefined,
  };
}

/** The server answers a search in parts; signals found in one part are found again in the next. */
async function findAll(
  ask: Ask,
  { scope, ...query }: FindAllQuery,
  { signal, progress }: SearchControl = {},
): Promise<FoundValue[]> {
  const all = new Map<number, FoundValue>();
  for (let from = query.from; ;) {
    const question = { view: 'findAll' as const, ...query, ...(scope !== null && { scope }), from };
    const { found, searched } = await ask<'findAll'>(question, signal);
    const fresh = found.filter(({ variable }) => !all.has(variable.signal));
    for (const hit of fresh) all.set(hit.variable.signal, hit);
    progress?.(searched, fresh);
    if (searched >= query.to || searched <= from || all.size >= query.limit) return [...all.values()];
    from = searched;
  }
}
