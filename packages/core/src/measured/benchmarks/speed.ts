import { PRESETS } from '../../options/presets.ts';
import type { PresetName } from '../../options/presets.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { BENCHMARKS } from '../../software/benchmarks/list.ts';
import type { Benchmark } from '../../software/benchmarks/list.ts';
import { keyOf, sameAddresses } from '../differences.ts';

/** Cycles of a round of each benchmark. */
export type BenchmarkCycles = Readonly<Record<Benchmark['name'], number>>;

/** Of the presets, by runs of the kind `speed`; a test measures them again. */
const PRESET_CYCLES: Readonly<Record<PresetName, BenchmarkCycles>> = {
  nano: { sort: 45_403.75, matrix: 568_732.75, crc: 655.75, sieve: 47_971.75, string: 5714.75 },
  micro: { sort: 43_720.5, matrix: 58_597.5, crc: 710.5, sieve: 45_910.5, string: 5637.5 },
  standard: { sort: 40_624.5, matrix: 41_802.5, crc: 722.5, sieve: 41_716.5, string: 5288.5 },
  fast: { sort: 35_800.5, matrix: 37_451, crc: 648, sieve: 33_206, string: 4375.25 },
};

/** Of the core that others are told against. */
export const MICRO_CYCLES = PRESET_CYCLES.micro;

/** Of options that are those of a preset; null of any others. */
export function presetCycles(options: CoreOptions): BenchmarkCycles | null {
  const key = keyOf(options);
  const found = Object.entries(PRESETS).find(
    ([, preset]) => keyOf(preset) === key && sameAddresses(preset, options),
  );
  return found === undefined ? null : PRESET_CYCLES[found[0] as PresetName];
}

/**
 * How many times as fast as the preset micro at the same clock: the geometric mean over the benchmarks, as Embench and
 * SPEC tell speeds, so that none counts for more than another and the choice of the reference changes no ratio of two cores.
 */
export function benchmarkSpeed(cycles: BenchmarkCycles): number {
  const logarithms = BENCHMARKS.map(({ name }) => Math.log(MICRO_CYCLES[name] / cycles[name]));
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / logarithms.length);
}
