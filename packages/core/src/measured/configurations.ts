import type { CoreOptions } from '../options/coreOptions.ts';
import { BASES } from './bases.ts';
import { DRAWN_SETS } from './drawnSets.ts';
import type { GROUPS } from './singleChanges.ts';
import { singleChanges } from './singleChanges.ts';

/** Options that differ from a preset's. */
type Changes = { [Group in (typeof GROUPS)[number]]?: Partial<CoreOptions[Group]> };

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

const { micro, plain } = BASES;
const zicsrOff: Changes = {
  base: { zicsr: false, zicntr: false },
  auxiliary: { clint: null, externalInterrupts: false },
};

const cached = { protocol: 'axi4', cachedRegion: BASES.fast.memory.cachedRegion } as const;

/** Several options meet: how far effects that were measured one by one add up. */
const SETS: Readonly<Record<string, CoreOptions>> = {
  'micro without CSRs': changed(micro, zicsrOff),
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
  'plain without target adder': changed(plain, {
    advanced: { branchPrediction: 'none', branchTargetAdder: false },
  }),
  'plain rv32imac Zba Zbb Zbs': changed(plain, {
    base: { atomics: true, zba: true, zbb: true, zbs: true },
  }),
  'plain gshare': changed(plain, {
    advanced: { branchPrediction: 'gshare', predictionEntries: 256 },
  }),
  'plain bimodal': changed(plain, {
    advanced: { branchPrediction: 'bimodal', predictionEntries: 256 },
  }),
  'plain instruction cache': changed(plain, {
    memory: { ...cached, instructionCache: { size: 8192, ways: 2, line: 32 } },
  }),
  'plain data cache': changed(plain, {
    memory: { ...cached, dataCache: { size: 8192, ways: 2, line: 32, policy: 'write-back' } },
  }),
  'five stages without CSRs': changed(plain, {
    ...zicsrOff,
    base: { ...zicsrOff.base, multiply: 'iterative' },
    advanced: { storeBuffer: false },
  }),
};

const singles = Object.entries(BASES).flatMap(([name, base]) =>
  singleChanges(base).map(([difference, options]) => [`${name} ${difference}`, options] as const),
);

/** What is measured, by name: the presets and what else options are varied from, every single change of them, and sets of several, chosen and drawn. */
export const CONFIGURATIONS: Readonly<Record<string, CoreOptions>> = {
  ...BASES,
  ...Object.fromEntries(singles),
  ...SETS,
  ...DRAWN_SETS,
};
