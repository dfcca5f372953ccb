import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';

const { micro, standard } = PRESETS;
type Changes = Partial<{ [Group in 'base' | 'memory' | 'advanced']: Partial<CoreOptions[Group]> }>;

const changed = (preset: CoreOptions, { base, memory, advanced }: Changes): CoreOptions => ({
  ...preset,
  base: { ...preset.base, ...base },
  memory: { ...preset.memory, ...memory },
  advanced: { ...preset.advanced, ...advanced },
});

/** Options that change how long an instruction takes. */
export const TIMED_CORES: readonly (readonly [name: string, options: CoreOptions])[] = [
  ['micro', micro],
  ['standard', standard],
  ['micro, iterative', changed(micro, { base: { multiply: 'iterative' } })],
  ['micro, single-cycle', changed(micro, { base: { multiply: 'single-cycle' } })],
  ['micro, none', changed(micro, { base: { multiply: 'none' } })],
  ['micro without target adder', changed(micro, { advanced: { branchTargetAdder: false } })],
  ['micro with store buffer', changed(micro, { advanced: { storeBuffer: true } })],
  ['micro, floating point', changed(micro, { base: { zfinx: true } })],
  ['standard, floating point', changed(standard, { base: { zfinx: true } })],
  ['standard, fast', changed(standard, { base: { multiply: 'fast' } })],
  ['standard, iterative', changed(standard, { base: { multiply: 'iterative' } })],
  ['standard without forwarding', changed(standard, { advanced: { forwarding: false } })],
  ['standard without prediction', changed(standard, { advanced: { branchPrediction: 'none' } })],
  [
    'standard without target adder',
    changed(standard, { advanced: { branchPrediction: 'none', branchTargetAdder: false } }),
  ],
];
