import { useEffect, useState } from 'react';
import type { Row } from './view/viewState.ts';
import type { WaveData } from './WaveData.ts';

const settleMs = 25;

/** Values of the displayed signals at the cursor, by signal; the last known stay while new ones are fetched. */
export function useValues(data: WaveData, rows: Row[], cursor: number): ReadonlyMap<number, string | null> {
  const [values, setValues] = useState<ReadonlyMap<number, string | null>>(new Map());
  const wanted = [...new Set(rows.map((row) => row.variable.signal))].join();
  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const signals = wanted.split(',').map(Number);
    const timer = setTimeout(() => {
      data.values(signals, cursor).then(
        (found) => current && setValues(new Map(signals.map((signal, i) => [signal, found[i] ?? null]))),
        () => current && setValues(new Map()),
      );
    }, settleMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, wanted, cursor]);
  return values;
}
