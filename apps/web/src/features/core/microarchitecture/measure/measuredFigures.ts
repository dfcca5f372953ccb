import type { RunRow } from '@netloom/contract';
import type { Estimate, Figure, Ice40 } from '@netloom/core';
import { BENCHMARKS } from '@netloom/core/benchmarks';
import type { BenchmarkCycles } from '@netloom/core/benchmarks';

/** Area of NAND2X1 of osu018, one gate equivalent. */
const NAND2 = 24;

/** Gate equivalents of an area. */
export const gatesOf = (area: number): number => area / NAND2;

/** The kinds of run that measure a core, each a part that is kept whatever becomes of the others. */
export const PARTS = ['measure', 'fit', 'speed'] as const;
export type Part = (typeof PARTS)[number];

/** The newest run that measured RTL of a hash, which is worked out where there are such runs, to its end. */
export function measuringRun(
  runs: readonly RunRow[],
  hash: () => string,
  part: Part = 'measure',
): RunRow | undefined {
  const measuring = runs.filter(({ kind, verdict }) => kind === part && verdict === 'passed');
  if (measuring.length === 0) return undefined;
  const wanted = hash();
  return measuring
    .filter(({ of }) => of === wanted)
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
  // The library says no area of a latch, and latches lend time.
  if ((metric(run, 'latches') ?? 0) > 0) return estimate;
  const all = metric(run, 'area');
  // Macros of memories are estimates of another kind: gates are counted without them.
  const area = all === undefined ? undefined : all - (metric(run, 'memory-area') ?? 0);
  return {
    ...estimate,
    area: measured(area === undefined ? undefined : gatesOf(area) / 1000) ?? estimate.area,
    fmax: measured(metric(run, 'highest clock')) ?? estimate.fmax,
  };
}

/** What a run of the kind `fit` found; a core that does not fit has cells all the same. */
export function ice40By(run: RunRow): Ice40 | null {
  const [luts, flops, rams] = ['LUT4', 'flip-flops', 'block RAM'].map((name) => metric(run, name));
  if (luts === undefined || flops === undefined || rams === undefined) return null;
  const fits = metric(run, 'fits');
  return {
    cells: { luts, flops, rams },
    fits: fits === undefined ? null : fits === 1,
    megahertz: metric(run, 'highest clock') ?? null,
  };
}

/** Cycles of each benchmark by a run of the kind `speed`. */
export function cyclesBy(run: RunRow): BenchmarkCycles | null {
  const found = BENCHMARKS.flatMap(({ name }) => {
    const cycles = metric(run, `cycles of ${name}`);
    return cycles === undefined ? [] : [[name, cycles] as const];
  });
  return found.length < BENCHMARKS.length
    ? null
    : (Object.fromEntries(found) as Record<keyof BenchmarkCycles, number>);
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
