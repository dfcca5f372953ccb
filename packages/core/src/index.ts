export type { CoreFile, CoreGeneration } from './generate.ts';
export { CoreOptions } from './options/coreOptions.ts';
export type { TightlyCoupledMemory } from './options/coreOptions.ts';
export { PRESETS } from './options/presets.ts';
export type { PresetName } from './options/presets.ts';
export { checkCore, readCore, writeCore } from './options/readCore.ts';
export { estimate } from './measured/estimate.ts';
export type { Estimate, Figure } from './measured/estimate.ts';
