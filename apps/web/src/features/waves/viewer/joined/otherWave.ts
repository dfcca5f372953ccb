import type { EdgeDirection, SignalRef, WaveTrace } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';
import type { Clock } from './clock.ts';

/** What queries of signals a second dump answers, in times of the first. */
export type OtherWave = Pick<
  WaveData,
  'lookup' | 'window' | 'values' | 'edge' | 'find' | 'statistics' | 'changes' | 'refresh'
>;

/** A trace in times of the first dump, from `from` on; of what falls in one tick the last stays. */
function movedTrace({ times, values, ranges }: WaveTrace, clock: Clock, from: number): WaveTrace {
  const moved = times.map((time) => Math.max(from, clock.toFirst(time)));
  const isKept = (_: unknown, i: number) => moved[i + 1] !== moved[i];
  return {
    times: moved.filter(isKept),
    values: values.filter(isKept),
    ...(ranges && { ranges: ranges.filter(isKept) }),
  };
}

/** The time from which a step begins in the second dump, so that it ends in another tick of the first. */
function stepStart(clock: Clock, time: number, direction: EdgeDirection): number {
  return direction === 'next' ? clock.lastIn(time) : clock.lastIn(time - 1) + 1;
}

/** A dump read as if its times were those of another one. */
export function otherWave(data: WaveData, clock: Clock): OtherWave {
  const { toFirst, lastIn, duration } = clock;
  const back = (time: number | null) => (time === null ? null : toFirst(time));
  return {
    lookup: (paths) => data.lookup(paths),
    refresh: () => data.refresh(),
    async window({ from, to, ...query }, abort) {
      const traces = await data.window({ ...query, from: lastIn(from), to: lastIn(to) }, abort);
      return traces.map((trace) => movedTrace(trace, clock, from));
    },
    values: (signals, time, abort) => data.values(signals, lastIn(time), abort),
    edge: async (signal, time, direction, abort) =>
      back(await data.edge(signal, stepStart(clock, time, direction), direction, abort)),
    find: async (signal, condition, time, direction, abort) =>
      back(await data.find(signal, condition, stepStart(clock, time, direction), direction, abort)),
    async statistics(signal, from, to, abort) {
      const { period, ...rest } = await data.statistics(signal, lastIn(from), lastIn(to), abort);
      const { high, low, unknown } = rest;
      return {
        ...rest,
        ...{ high: duration(high), low: duration(low), unknown: duration(unknown) },
        period: period && {
          least: duration(period.least),
          mean: duration(period.mean),
          greatest: duration(period.greatest),
        },
      };
    },
    changes: (signal, from, to, limit, abort) => changes(data, clock, { signal, from, to, limit }, abort),
  };
}

interface Range {
  signal: SignalRef;
  from: number;
  to: number;
  limit: number;
}

/** A page that ends amid a tick of the first dump ends with the value that the tick leaves, where the next begins. */
async function changes(
  data: WaveData,
  clock: Clock,
  { signal, from, to, limit }: Range,
  abort?: AbortSignal,
) {
  const { lastIn, toFirst } = clock;
  const page = await data.changes(signal, lastIn(from), lastIn(to), limit, abort);
  const { times, values } = movedTrace(page, clock, from);
  const last = times.at(-1);
  if (page.next === null || last === undefined) return { times, values: values as string[], next: null };
  const [value] = await data.values([signal], lastIn(last), abort);
  return { times, values: [...values.slice(0, -1), value ?? ''] as string[], next: toFirst(page.next) };
}
