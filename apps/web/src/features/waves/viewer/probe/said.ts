import { createContext, useMemo } from 'react';
import { useSaidReferences } from '../../../talk/lookedAt/index.ts';
import type { WavePlace } from '../place.ts';
import type { Span } from '../view/span.ts';

/** What messages say something about in a dump. */
interface SaidWaves {
  /** How many references there are to each signal, by its path. */
  signals: ReadonlyMap<string, number>;
  /** Ticks. */
  spans: readonly Span[];
}

export const SaidContext = createContext<SaidWaves>({ signals: new Map(), spans: [] });

/** The same of a run's dump; messages cannot refer to others. */
export function useSaidWaves(place: WavePlace): SaidWaves {
  const isRun = place.kind === 'run';
  const file = isRun ? place.file : undefined;
  const references = useSaidReferences(isRun ? { kind: 'run', runId: place.runId } : null);
  return useMemo(() => {
    const signals = new Map<string, number>();
    const spans: Span[] = [];
    for (const reference of references) {
      if (reference.kind !== 'wave' || reference.file !== file) continue;
      const { from, to = from, signal } = reference;
      if (signal !== undefined) signals.set(signal, (signals.get(signal) ?? 0) + 1);
      if (from !== undefined && to !== undefined) spans.push({ from, to });
    }
    return { signals, spans };
  }, [references, file]);
}
