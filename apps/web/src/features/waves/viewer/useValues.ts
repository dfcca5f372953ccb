import type { SignalRef } from '@netloom/waves';
import { useEffect, useState } from 'react';
import type { RowNode } from './view/model.ts';
import { refOf } from './view/signalRow.ts';
import type { WaveData } from './WaveData.ts';

const settleMs = 25;

export type Values = ReadonlyMap<SignalRef, string | null>;

/** Values of displayed signals at the cursor, by signal; the last known stay while new ones are fetched. */
export function useValues(data: WaveData, rows: RowNode[], cursor: number): Values {
  const [values, setValues] = useState<Values>(new Map());
  const refs = rows.map((row) => (row.kind === 'signal' ? refOf(row) : null)).filter((ref) => ref !== null);
  const wanted = [...new Set(refs)].join();
  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const signals = wanted.split(',');
    const timer = setTimeout(() => {
      data.values(signals.map(String), cursor).then(
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
