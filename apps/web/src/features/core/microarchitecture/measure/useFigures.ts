import type { RunRow } from '@netloom/contract';
import type { CoreOptions, Estimate, Figure } from '@netloom/core';
import { figuresOf, hashOf, problemsOf } from '../store/derived.ts';
import { measuringRun, rateOf, withMeasured } from './measuredFigures.ts';
import { useCoreRuns, useMeasuringRuns } from './useCoreRuns.ts';
import { useFull, useFullOfAll } from './useFull.ts';

export interface Figures extends Estimate {
  /** CoreMark a second at the highest clock. */
  rate: Figure;
}

export function withRate(estimate: Estimate): Figures {
  return { ...estimate, rate: rateOf(estimate) };
}

/** What is known of a core: by the tables, or by a run among some that measured this very RTL. */
function figuresBy(runs: readonly RunRow[], options: CoreOptions, full: CoreOptions): Figures {
  // Options that contradict each other make no RTL.
  const run = problemsOf(options).length > 0 ? undefined : measuringRun(runs, () => hashOf(full));
  return withRate(withMeasured(figuresOf(options), run));
}

export function useFigures(options: CoreOptions): Figures {
  return figuresBy(useCoreRuns(options), options, useFull(options));
}

/** The same of several cores; null of those that cannot be made. */
export function useFiguresOfAll(cores: readonly CoreOptions[]): (Figures | null)[] {
  const runs = useMeasuringRuns();
  const full = useFullOfAll(cores);
  return cores.map((options, at) =>
    problemsOf(options).length > 0 ? null : figuresBy(runs, options, full[at]!),
  );
}
