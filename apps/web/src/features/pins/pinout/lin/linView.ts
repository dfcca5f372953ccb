import { kernelClockOf } from '@netloom/pins';
import type { LinConfiguration } from '@netloom/pins';
import type { Diagnostic } from '@netloom/model';
import { useMemo } from 'react';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';

export function useLin(): LinConfiguration | undefined {
  return usePins(({ open }) => open!.configuration.lin);
}

/** Problems of the LIN configuration by JSON pointer. */
export function useLinProblems(): ReadonlyMap<string, readonly Diagnostic[]> {
  const { diagnostics } = useAnalysis();
  return useMemo(() => {
    const found = diagnostics.filter(
      ({ place }) => place?.kind === 'document' && place.pointer.startsWith('/lin/'),
    );
    return Map.groupBy(found, ({ place }) => (place?.kind === 'document' ? place.pointer : ''));
  }, [diagnostics]);
}

/** Kernel clock of a peripheral in Hz; undefined where it is off or not known. */
export function useClockOf(): (instance: string) => number | undefined {
  const { clocks } = useAnalysis();
  const chip = usePins(({ open }) => open!.chip);
  return useMemo(() => (instance) => kernelClockOf(instance, clocks, chip) || undefined, [clocks, chip]);
}
