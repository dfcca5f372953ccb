import type { RunRow } from '@netloom/contract';
import type { Estimate, Figure } from '@netloom/core';

/** Area of NAND2X1 of osu018, one gate equivalent. */
const NAND2 = 24;

/** Gate equivalents of an area. */
export const gatesOf = (area: number): number => area / NAND2;

/** The newest run that measured RTL of a hash, which is worked out where there are such runs, to its end. */
export function measuringRun(runs: readonly RunRow[], hash: () => string): RunRow | undefined {
  const measuring = runs.filter(({ kind, verdict }) => kind === 'measure' && verdict === 'passed');
  if (measuring.length === 0) return undefined;
  const wanted = hash();
  return measuring
    .filter(({ label }) => label.includes(wanted))
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];
}

function metric({ metrics }: RunRow, name: string): number | undefined {
  return metrics.findLast((each) => each.name === name)?.value;
}

const measured = (value: number | undefined): Figure =>
  value === undefined ? null : { measured: true, value };

/** What a run measured takes the place of what the tables say. */
export function withMeasured(estimate: Estimate, run: RunRow | undefined): Estimate {
  if (run === undefined) return estimate;
  const all = metric(run, 'area');
  // Macros of memories are estimates of another kind: gates are counted without them.
  const area = all === undefined ? undefined : all - (metric(run, 'memory-area') ?? 0);
  return {
    ...estimate,
    area: measured(area === undefined ? undefined : gatesOf(area) / 1000) ?? estimate.area,
    fmax: measured(metric(run, 'highest clock')) ?? estimate.fmax,
  };
}

/** CoreMark a second, of the clock and of CoreMark/MHz; known where both are. */
export function rateOf({ fmax, coremark }: Estimate): Figure {
  if (fmax === null || coremark === null) return null;
  if (fmax.measured && coremark.measured) return { measured: true, value: fmax.value * coremark.value };
  const ends = (figure: NonNullable<Figure>) =>
    figure.measured ? { low: figure.value, high: figure.value } : figure;
  const [clock, speed] = [ends(fmax), ends(coremark)];
  return { measured: false, low: clock.low * speed.low, high: clock.high * speed.high };
}
