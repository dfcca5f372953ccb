import type { CoreOptions } from '../options/coreOptions.ts';
import { PRESETS } from '../options/presets.ts';

const { standard } = PRESETS;

/** Five stages that learn nothing of branches, and have one load at a time. */
const plain: CoreOptions = {
  ...standard,
  memory: { ...standard.memory, idempotentRegion: null },
  advanced: { ...standard.advanced, branchPrediction: 'backward-taken', predictionEntries: 0 },
};

/** What options are varied from, one by one: their effects are added up from there. */
export const BASES = { ...PRESETS, plain } as const;
export type BaseName = keyof typeof BASES;
