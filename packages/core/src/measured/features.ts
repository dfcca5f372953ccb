import type { CoreOptions } from '../options/coreOptions.ts';

/** What figures depend on, each as 0 or 1 or a number of the option's unit; the first is the core that has nothing. */
const FEATURES: readonly ((options: CoreOptions) => number | boolean)[] = [
  () => 1,
  ({ base }) => base.isa === 'rv32e',
  ({ base }) => base.multiply === 'iterative',
  ({ base }) => base.multiply === 'fast',
  ({ base }) => base.multiply === 'single-cycle' && base.stages === 2,
  ({ base }) => base.multiply === 'single-cycle' && base.stages === 5,
  ({ base }) => base.atomics,
  ({ base }) => base.compressed,
  ({ base }) => base.zicsr,
  ({ base }) => base.zicntr,
  ({ base }) => base.zba,
  ({ base }) => base.zbb,
  ({ base }) => base.zbs,
  ({ base }) => base.userMode,
  ({ base }) => base.stages === 5,
  ({ memory }) => memory.ports === 'shared',
  ({ memory }) => memory.instructionMemory !== null,
  ({ memory }) => memory.dataMemory !== null,
  ({ memory }) => memory.prefetchDepth - 1,
  ({ memory }) => memory.misaligned === 'hardware',
  ({ auxiliary }) => auxiliary.clint !== null,
  ({ auxiliary }) => auxiliary.performanceCounters,
  ({ auxiliary }) => auxiliary.rvfi,
  ({ advanced }) => advanced.forwarding,
  ({ advanced }) => advanced.branchPrediction !== 'none',
  ({ advanced }) => advanced.branchTargetAdder,
  ({ advanced }) => advanced.storeBuffer,
  ({ advanced }) => advanced.customPort,
  ({ implementation }) => implementation.registerFile === 'latches',
  ({ implementation }) => implementation.registerFile === 'fpga-ram',
  ({ implementation }) => implementation.reset === 'asynchronous',
  ({ implementation }) => implementation.clockGating,
];

export function featuresOf(options: CoreOptions): number[] {
  return FEATURES.map((feature) => Number(feature(options)));
}
