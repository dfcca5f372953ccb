import { BENCHMARKS } from '../../software/benchmarks/list.ts';
import type { Benchmark } from '../../software/benchmarks/list.ts';

/** Cycles of a round of each benchmark. */
export type BenchmarkCycles = Readonly<Record<Benchmark['name'], number>>;

/** Of the preset micro, the core that others are told against, by a run of the kind `speed`; a test measures them again. */
export const MICRO_CYCLES: BenchmarkCycles = {
  sort: 43_720.5,
  matrix: 58_597.5,
  crc: 710.5,
  sieve: 45_910.5,
  string: 5637.5,
};

/**
 * How many times as fast as the preset micro at the same clock: the geometric mean over the benchmarks, as Embench and
 * SPEC tell speeds, so that none counts for more than another and the choice of the reference changes no ratio of two cores.
 */
export function benchmarkSpeed(cycles: BenchmarkCycles): number {
  const logarithms = BENCHMARKS.map(({ name }) => Math.log(MICRO_CYCLES[name] / cycles[name]));
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / logarithms.length);
}
