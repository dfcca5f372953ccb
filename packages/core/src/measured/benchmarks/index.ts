export { BENCHMARKS } from '../../software/benchmarks/list.ts';
export type { Benchmark } from '../../software/benchmarks/list.ts';
export { TIMED_ROUNDS, timedBenchmarks } from './program.ts';
export { MICRO_CYCLES, benchmarkSpeed, presetCycles } from './speed.ts';
export type { BenchmarkCycles } from './speed.ts';
