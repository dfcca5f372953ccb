import { analyse } from '@netloom/pins';
import type { Analysis } from '@netloom/pins';
import { usePins } from './pinsStore.ts';
import type { OpenPins } from './pinsStore.ts';

const known = new WeakMap<object, { chip: object; analysis: Analysis }>();
let diagnostics: Analysis['diagnostics'] = [];

/** Most edits leave the problems as they were: what shows them is not drawn anew for another list of the same. */
function sameDiagnostics(found: Analysis['diagnostics']): Analysis['diagnostics'] {
  if (JSON.stringify(found) !== JSON.stringify(diagnostics)) diagnostics = found;
  return diagnostics;
}

/** All that follows from the open configuration, worked out once for each. */
export function analysisOf({ configuration, chip }: Pick<OpenPins, 'configuration' | 'chip'>): Analysis {
  const kept = known.get(configuration);
  if (kept?.chip === chip) return kept.analysis;
  const found = analyse(configuration, chip);
  const analysis = { ...found, diagnostics: sameDiagnostics(found.diagnostics) };
  known.set(configuration, { chip, analysis });
  return analysis;
}

/** The analysis of what is open; for components that are shown only while something is. */
export function useAnalysis(): Analysis {
  return analysisOf(usePins(({ open }) => open)!);
}
