import type { CoreOptions, Estimate, Figure } from '@netloom/core';
import { figuresOf, hashOf, problemsOf } from '../store/derived.ts';
import { measuringRun, rateOf, withMeasured } from './measuredFigures.ts';
import { useCoreRuns } from './useCoreRuns.ts';

export interface Figures extends Estimate {
  /** CoreMark a second at the highest clock. */
  rate: Figure;
}

export function withRate(estimate: Estimate): Figures {
  return { ...estimate, rate: rateOf(estimate) };
}

/** What is known of a core: by the tables, or by a run that measured this very RTL. */
export function useFigures(options: CoreOptions): Figures {
  const runs = useCoreRuns(options);
  // Options that contradict each other make no RTL.
  const run = problemsOf(options).length > 0 ? undefined : measuringRun(runs, () => hashOf(options));
  return withRate(withMeasured(figuresOf(options), run));
}
