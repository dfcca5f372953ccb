import type { WaveVariable } from '@netloom/waves';
import { useEffect, useState } from 'react';
import { shortValue, useWaveLook } from '../../../waves/viewer/index.ts';
import type { NameValue } from '../../../files/editor/index.ts';
import type { WaveData } from '../../../waves/viewer/index.ts';
import { useLevels } from '../levels/levels.ts';
import { useSoc } from '../store/socStore.ts';
import { endpointSignals } from './endpointSignals.ts';
import { shownInRun } from './shownPlaces.ts';
import { useWireValues } from './wireValues.ts';

/** A connection and the variable of the dump that it carries. */
interface Carried {
  id: string;
  variable: WaveVariable;
  /** What the dump is asked for. */
  signal: string;
}

const SETTLE_MS = 40;

/** The connections of single ports that the dump has signals of; buses stand for many and show none. */
async function carriedBy(runId: string, data: WaveData): Promise<Carried[]> {
  const { design, scene } = useSoc.getState();
  const top = await shownInRun(runId);
  if (top === undefined) return [];
  const wires = scene.links.flatMap(({ id, from, to, table }) => {
    if (table === 'interfaceConnections') return [];
    const [signal] = [...endpointSignals(design, from), ...endpointSignals(design, to)];
    return signal ? [{ id, path: `${top}.${signal.name}`, bits: signal.bits }] : [];
  });
  const variables = wires.length === 0 ? [] : await data.lookup(wires.map(({ path }) => path));
  return wires.flatMap(({ id, bits }, at) => {
    const variable = variables[at];
    if (!variable) return [];
    return [
      { id, variable, signal: bits ? `${variable.signal}[${bits[0]}:${bits[1]}]` : `${variable.signal}` },
    ];
  });
}

/** Keeps the values on the wires at the cursor of the waves, while they are shown. */
export function useWireValuesAtCursor(): void {
  const shown = useWireValues((state) => state.shown);
  const look = useWaveLook((state) => state.look);
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const way = useLevels((state) => state.way);
  const [carried, setCarried] = useState<Carried[]>([]);
  const data = look?.data;
  const runId = look?.place.kind === 'run' ? look.place.runId : undefined;
  useEffect(() => {
    if (!data) useWireValues.setState({ values: new Map() });
    if (!shown || !data || runId === undefined) return;
    let current = true;
    carriedBy(runId, data).then(
      (found) => current && setCarried(found),
      () => current && setCarried([]),
    );
    return () => {
      current = false;
    };
  }, [shown, data, runId, document, library, way]);

  const cursor = look?.cursor;
  useEffect(() => {
    if (!shown || !data || cursor === undefined || carried.length === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      data
        .values(
          carried.map(({ signal }) => signal),
          cursor,
          stop.signal,
        )
        .then(
          (values) => {
            const entries = carried.flatMap(({ id, variable }, at): [string, NameValue][] => {
              const value = values[at];
              return value == null ? [] : [[id, shortValue(value, variable)]];
            });
            if (!stop.signal.aborted) useWireValues.setState({ values: new Map(entries) });
          },
          () => undefined,
        );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shown, data, carried, cursor]);
}
