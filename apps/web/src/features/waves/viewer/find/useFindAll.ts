import type { FindAllQuery, FoundValue } from '@netloom/waves';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../announce.ts';
import type { WaveData } from '../WaveData.ts';
import { rememberCondition } from './history.ts';

/** More than these are left out, which is said. */
export const mostFound = 500;

interface State {
  running: boolean;
  /** Share of the time that is searched, 0 to 1. */
  done: number;
  /** Null before the first search. */
  found: FoundValue[] | null;
  error?: string;
  stopped?: boolean;
}

/** One search across many signals at a time; a new one, or leaving, stops the one before. */
export function useFindAll(data: WaveData) {
  const [state, setState] = useState<State>({ running: false, done: 0, found: null });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(query: Omit<FindAllQuery, 'limit'>) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const update = (change: (known: State) => Partial<State>) =>
      controller.current === own && setState((known) => ({ ...known, ...change(known) }));
    setState({ running: true, done: 0, found: [] });
    const { from, to } = query;
    const progress = (searched: number, fresh: FoundValue[]) =>
      update(({ found }) => ({
        done: to > from ? (searched - from) / (to - from) : 1,
        found: [...(found ?? []), ...fresh],
      }));
    try {
      const found = await data.findAll({ ...query, limit: mostFound }, { signal: own.signal, progress });
      rememberCondition(query.condition.trim());
      update(() => ({ running: false, done: 1, found }));
    } catch (error) {
      update(() => ({ running: false, found: null, error: errorText(error) }));
    }
  }

  function stop() {
    controller.current?.abort();
    controller.current = null;
    setState((known) => ({ ...known, running: false, stopped: true }));
  }

  return { ...state, start: (query: Omit<FindAllQuery, 'limit'>) => void start(query), stop };
}
