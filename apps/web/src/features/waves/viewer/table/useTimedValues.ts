import { useEffect, useState } from 'react';
import type { WaveData } from '../WaveData.ts';

const settleMs = 60;

type Values = ReadonlyMap<number, ReadonlyMap<string, string | null>>;

/** Values of signals at several times, by time and signal; what is known stays until the new ones are there. */
export function useTimedValues(data: WaveData, signals: string[], times: number[]): Values {
  const [values, setValues] = useState<Values>(new Map());
  const wantedSignals = [...new Set(signals)].join(' ');
  const wantedTimes = [...new Set(times)].join(' ');
  useEffect(() => {
    if (wantedSignals === '') return;
    const controller = new AbortController();
    const refs = wantedSignals.split(' ');
    const at = wantedTimes.split(' ').map(Number);
    const timer = setTimeout(() => {
      const columns = at.map(async (time) => {
        const found = await data.values(refs, time, controller.signal);
        return [time, new Map(refs.map((ref, i) => [ref, found[i] ?? null]))] as const;
      });
      Promise.all(columns).then(
        (known) => !controller.signal.aborted && setValues(new Map(known)),
        () => !controller.signal.aborted && setValues(new Map()),
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [data, wantedSignals, wantedTimes]);
  return values;
}
