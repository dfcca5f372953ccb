import type { WaveVariable } from '@netloom/waves';
import { useEffect, useRef, useState } from 'react';
import type { NameValue } from '../../../files/editor/index.ts';
import type { WaveData } from '../WaveData.ts';
import { shortValue } from './shortValue.ts';

const SETTLE_MS = 40;

type Known = Map<string, WaveVariable | null>;

/** Variables of paths, asked for once; null: the dump does not have it. */
async function variablesOf(paths: string[], data: WaveData, known: Known): Promise<void> {
  const asked = paths.filter((path) => !known.has(path));
  if (asked.length === 0) return;
  const found = await data.lookup(asked);
  asked.forEach((path, at) => known.set(path, found[at] ?? null));
}

async function valuesOf(
  paths: string[],
  time: number,
  data: WaveData,
  known: Known,
  abort: AbortSignal,
): Promise<Map<string, NameValue>> {
  await variablesOf(paths, data, known);
  const shown = paths.flatMap((path) => {
    const variable = known.get(path);
    return variable ? [{ path, variable }] : [];
  });
  const signals = shown.map(({ variable }) => String(variable.signal));
  const values = signals.length === 0 ? [] : await data.values(signals, time, abort);
  return new Map(
    shown.flatMap(({ path, variable }, at) => {
      const value = values[at];
      return value == null ? [] : [[path, shortValue(value, variable)] as const];
    }),
  );
}

/** Values of signals at a time, by path; the last known stay while new ones are fetched. */
export function useNameValues(
  data: WaveData,
  paths: readonly string[],
  time: number,
): ReadonlyMap<string, NameValue> {
  const [values, setValues] = useState<ReadonlyMap<string, NameValue>>(new Map());
  const known = useRef<{ data: WaveData; variables: Known }>(null);
  const wanted = paths.join('\n');
  useEffect(() => {
    if (known.current?.data !== data) known.current = { data, variables: new Map() };
    const { variables } = known.current;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      valuesOf(wanted === '' ? [] : wanted.split('\n'), time, data, variables, stop.signal).then(
        (found) => !stop.signal.aborted && setValues(found),
        () => undefined,
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [data, wanted, time]);
  return values;
}
