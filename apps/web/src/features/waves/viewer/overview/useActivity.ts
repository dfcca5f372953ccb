import type { WaveTrace } from '@netloom/waves';
import { useEffect, useState } from 'react';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';

const settleMs = 150;
const mostSignals = 16;

/** Traces of some signals over the whole dump, at the resolution of the strip. */
export function useActivity(data: WaveData, signals: readonly string[], { from, to }: Span, pixels: number) {
  const [traces, setTraces] = useState<WaveTrace[]>([]);
  const wanted = signals.slice(0, mostSignals).join(' ');
  useEffect(() => {
    if (pixels === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const refs = wanted.split(' ').filter(Boolean);
      const asked =
        refs.length === 0
          ? Promise.resolve([])
          : data.window({ signals: refs, from, to, pixels }, controller.signal);
      // An overview that cannot be had is left empty: the waves themselves say what is wrong.
      asked.then(
        (found) => !controller.signal.aborted && setTraces(found),
        () => !controller.signal.aborted && setTraces([]),
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [data, wanted, from, to, pixels]);
  return traces;
}
