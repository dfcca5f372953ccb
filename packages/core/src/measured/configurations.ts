import type { CoreOptions } from '../options/coreOptions.ts';
import { PRESETS } from '../options/presets.ts';

/** Options that differ from a preset's. */
type Changes = {
  [Group in 'base' | 'memory' | 'auxiliary' | 'advanced' | 'implementation']?: Partial<CoreOptions[Group]>;
};

function changed(
  preset: CoreOptions,
  { base, memory, auxiliary, advanced, implementation }: Changes,
): CoreOptions {
  return {
    ...preset,
    base: { ...preset.base, ...base },
    memory: { ...preset.memory, ...memory },
    auxiliary: { ...preset.auxiliary, ...auxiliary },
    advanced: { ...preset.advanced, ...advanced },
    implementation: { ...preset.implementation, ...implementation },
  };
}

const { nano, micro, standard } = PRESETS;
const zicsrOff: Changes = {
  base: { zicsr: false, zicntr: false },
  auxiliary: { clint: null, externalInterrupts: false },
};

/** What is measured: the presets, what one option changes in them, and sets in which several meet. */
export const CONFIGURATIONS: Readonly<Record<string, CoreOptions>> = {
  nano,
  micro,
  standard,
  'micro rv32e': changed(micro, { base: { isa: 'rv32e' } }),
  'micro without M': changed(micro, { base: { multiply: 'none' } }),
  'micro iterative': changed(micro, { base: { multiply: 'iterative' } }),
  'micro single-cycle': changed(micro, { base: { multiply: 'single-cycle' } }),
  'micro A': changed(micro, { base: { atomics: true } }),
  'micro without C': changed(micro, { base: { compressed: false } }),
  'micro without CSRs': changed(micro, zicsrOff),
  'micro without counters': changed(micro, { base: { zicntr: false } }),
  'micro Zba': changed(micro, { base: { zba: true } }),
  'micro Zbb': changed(micro, { base: { zbb: true } }),
  'micro Zbs': changed(micro, { base: { zbs: true } }),
  'micro U': changed(micro, { base: { userMode: true } }),
  'micro shared port': changed(micro, { memory: { ports: 'shared' } }),
  'micro prefetch 4': changed(micro, { memory: { prefetchDepth: 4 } }),
  'micro prefetch 1': changed(micro, { memory: { prefetchDepth: 1 } }),
  'micro misaligned': changed(micro, { memory: { misaligned: 'hardware' } }),
  'micro without CLINT': changed(micro, { auxiliary: { clint: null } }),
  'micro without external interrupts': changed(micro, { auxiliary: { externalInterrupts: false } }),
  'micro without Zifencei': changed(micro, { base: { zifencei: false } }),
  'micro five stages': changed(micro, { base: { stages: 5 } }),
  'micro 4 performance counters': changed(micro, { auxiliary: { performanceCounters: 4 } }),
  'micro without target adder': changed(micro, { advanced: { branchTargetAdder: false } }),
  'micro store buffer': changed(micro, { advanced: { storeBuffer: true } }),
  'micro custom port': changed(micro, { advanced: { customPort: true } }),
  'micro FPGA RAM': changed(micro, { implementation: { registerFile: 'fpga-ram' } }),
  'micro asynchronous reset': changed(micro, { implementation: { reset: 'asynchronous' } }),
  'micro clock gating': changed(micro, { implementation: { clockGating: true } }),
  'micro A U': changed(micro, { base: { atomics: true, userMode: true } }),
  'micro Zba Zbb Zbs': changed(micro, { base: { zba: true, zbb: true, zbs: true } }),
  'micro single-cycle shared port': changed(micro, {
    base: { multiply: 'single-cycle' },
    memory: { ports: 'shared' },
  }),
  'micro rv32e iterative': changed(micro, { base: { isa: 'rv32e', multiply: 'iterative' } }),
  'micro everything': changed(micro, {
    base: { atomics: true, zba: true, zbb: true, zbs: true, userMode: true },
    memory: { misaligned: 'hardware', prefetchDepth: 4 },
    advanced: { storeBuffer: true, customPort: true },
  }),
  'nano rv32i': changed(nano, { base: { isa: 'rv32i' } }),
  'nano M': changed(nano, { base: { multiply: 'iterative' } }),
  'nano without C': changed(nano, { base: { compressed: false } }),
  'nano prefetch 1': changed(nano, { memory: { prefetchDepth: 1 } }),
  'nano CSRs': changed(nano, { base: { zicsr: true } }),
  'standard fast': changed(standard, { base: { multiply: 'fast' } }),
  'standard without M': changed(standard, { base: { multiply: 'none' } }),
  'standard without C': changed(standard, { base: { compressed: false } }),
  'standard without forwarding': changed(standard, { advanced: { forwarding: false } }),
  'standard without prediction': changed(standard, { advanced: { branchPrediction: 'none' } }),
  'standard without target adder': changed(standard, {
    advanced: { branchPrediction: 'none', branchTargetAdder: false },
  }),
  'standard without store buffer': changed(standard, { advanced: { storeBuffer: false } }),
  'standard rv32imac Zba Zbb Zbs': changed(standard, {
    base: { atomics: true, zba: true, zbb: true, zbs: true },
  }),
  'standard U': changed(standard, { base: { userMode: true } }),
  'standard FPGA RAM': changed(standard, { implementation: { registerFile: 'fpga-ram' } }),
  'five stages without CSRs': changed(standard, {
    ...zicsrOff,
    base: { ...zicsrOff.base, multiply: 'iterative' },
    advanced: { storeBuffer: false },
  }),
};
