import type { CoreOptions } from '../../src/index.ts';
import { BASES } from '../../src/measured/bases.ts';

const { micro, standard, plain } = BASES;
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
  ['plain', plain],
  ['plain with late ALU', changed(plain, { advanced: { lateAlu: true } })],
  ['micro, iterative', changed(micro, { base: { multiply: 'iterative' } })],
  ['micro, single-cycle', changed(micro, { base: { multiply: 'single-cycle' } })],
  ['micro, none', changed(micro, { base: { multiply: 'none' } })],
  ['micro without target adder', changed(micro, { advanced: { branchTargetAdder: false } })],
  ['micro with store buffer', changed(micro, { advanced: { storeBuffer: true } })],
  ['micro, floating point', changed(micro, { base: { zfinx: true } })],
  ['standard, floating point', changed(standard, { base: { zfinx: true } })],
  ['plain, fast', changed(plain, { base: { multiply: 'fast' } })],
  ['plain, iterative', changed(plain, { base: { multiply: 'iterative' } })],
  ['plain without forwarding', changed(plain, { advanced: { forwarding: false } })],
  ['plain without prediction', changed(plain, { advanced: { branchPrediction: 'none' } })],
  [
    'plain without target adder',
    changed(plain, { advanced: { branchPrediction: 'none', branchTargetAdder: false } }),
  ],
];
