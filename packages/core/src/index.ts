export { coreRtl, generateCore } from './generate.ts';
export type { CoreFile, CoreGeneration } from './generate.ts';
export type { CoreContext } from './options/coreContext.ts';
export { coreKind } from './options/coreKind.ts';
export { CoreOptions } from './options/coreOptions.ts';
export type { TightlyCoupledMemory } from './options/coreOptions.ts';
export { isaStringOf, mabiOf, marchOf } from './isa.ts';
export { PRESETS } from './options/presets.ts';
export type { PresetName } from './options/presets.ts';
export { checkCore, readCore, writeCore } from './options/readCore.ts';
export { regionsOf } from './options/regions.ts';
export { changesBetween, estimate } from './measured/estimate.ts';
export type { Change, Estimate, Figure } from './measured/estimate.ts';
export { ice40Of } from './measured/ice40.ts';
export type { Ice40 } from './measured/ice40.ts';
export { memoryBits } from './measured/memoryBits.ts';
export { MOST_INTERRUPT_LATENCY, interruptLatency } from './datasheet/interruptLatency.ts';
export { levelLatency, successionOf } from './datasheet/levelLatency.ts';
export { rtlHash } from './measured/rtlHash.ts';
export { slowPaths } from './timing/slowPaths.ts';
export type { SlowPath } from './timing/slowPaths.ts';
export { slowStages } from './timing/slowStages.ts';
export type { SlowStage } from './timing/slowStages.ts';
export type { RegisterPlace, TimingStage } from './timing/registerPlace.ts';
export { lockoutWarnings } from './software/protection/lockout.ts';
export { gccTarget, libraryFiles, pieceFiles, softwareFor } from './software/index.ts';
export type { GccTarget, PieceId, SoftwarePiece } from './software/index.ts';
export { CORE_SENTENCES } from './wording/sentences.ts';
export type { CoreSentence } from './wording/sentences.ts';
export { createModel } from './model/index.ts';
export type {
  Access,
  Device,
  InterruptLine,
  Model,
  ModelSettings,
  Observation,
  Region,
  RunEnd,
  Step,
  Storage,
  Trap,
  Width,
} from './model/index.ts';
export { ElfError, readCodeMap, readElf } from './elf/index.ts';
export type { CodeMap, CodeRange, CodeSymbol, Elf, ElfSegment } from './elf/index.ts';
export { disassemble } from './disassemble/index.ts';
