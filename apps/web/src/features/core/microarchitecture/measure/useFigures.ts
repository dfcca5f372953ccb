import type { RunRow } from '@netloom/contract';
import { ice40Of } from '@netloom/core';
import type { CoreOptions, Estimate, Figure, Ice40 } from '@netloom/core';
import { benchmarkSpeed, presetCycles } from '@netloom/core/benchmarks';
import type { BenchmarkCycles } from '@netloom/core/benchmarks';
import { figuresOf, hashOf, problemsOf } from '../store/derived.ts';
import { cyclesBy, ice40By, measuringRun, rateOf, withMeasured } from './measuredFigures.ts';
import type { Part } from './measuredFigures.ts';
import { useCoreRuns, useMeasuringRuns } from './useCoreRuns.ts';
import { useFull, useFullOfAll } from './useFull.ts';

export interface Figures extends Estimate {
  /** CoreMark a second at the highest clock. */
  rate: Figure;
  /** Our benchmarks: how many times as fast as the preset micro at the same clock, and the cycles of each. */
  benchmarks: Figure;
  cycles: BenchmarkCycles | null;
  ice40: Ice40 | null;
}

/** Figures of the tables, or of what was measured instead. */
export function withRate(
  options: CoreOptions,
  estimate: Estimate,
  cycles = presetCycles(options),
  ice40 = ice40Of(options),
): Figures {
  const benchmarks = cycles && ({ measured: true, value: benchmarkSpeed(cycles) } as const);
  return { ...estimate, rate: rateOf(estimate), benchmarks, cycles, ice40 };
}

/** What is known of a core: by the tables, or by runs among some that measured this very RTL. */
function figuresBy(runs: readonly RunRow[], options: CoreOptions, full: CoreOptions): Figures {
  // Options that contradict each other make no RTL.
  const broken = problemsOf(options).length > 0;
  const runOf = (part: Part) => (broken ? undefined : measuringRun(runs, () => hashOf(full), part));
  const [fit, speed] = [runOf('fit'), runOf('speed')];
  const estimate = withMeasured(figuresOf(options), runOf('measure'));
  return withRate(
    options,
    estimate,
    (speed && cyclesBy(speed)) ?? presetCycles(options),
    (fit && ice40By(fit)) ?? ice40Of(options),
  );
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
