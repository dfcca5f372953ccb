import { analyse } from '@netloom/pins';
import type { Analysis } from '@netloom/pins';
import { usePins } from './pinsStore.ts';
import type { OpenPins } from './pinsStore.ts';

const known = new WeakMap<object, { chip: object; analysis: Analysis }>();

/** All that follows from the open configuration, worked out once for each. */
export function analysisOf({ configuration, chip }: Pick<OpenPins, 'configuration' | 'chip'>): Analysis {
  const kept = known.get(configuration);
  if (kept?.chip === chip) return kept.analysis;
  const analysis = analyse(configuration, chip);
  known.set(configuration, { chip, analysis });
  return analysis;
}

/** The analysis of what is open; for components that are shown only while something is. */
export function useAnalysis(): Analysis {
  return analysisOf(usePins(({ open }) => open)!);
}
