export { MARCHES, readMarch } from './bist/march.ts';
export type { March, MarchElement, Operation } from './bist/march.ts';
export { CONTENTS_FORMATS, CONTENTS_MOST, formatOf, readContents } from './contents/readContents.ts';
export type { ContentsFormat, ReadContents } from './contents/readContents.ts';
export { readWords } from './contents/readWords.ts';
export { checkMemory } from './check/check.ts';
export {
  Bist,
  Bus,
  Ecc,
  LowPower,
  MOST,
  Memory,
  Ports,
  Repair,
  SCRUB_MOST,
  Target,
} from './document/memory.ts';
export { memoryKind } from './document/memoryKind.ts';
export { writeMemory } from './document/writeMemory.ts';
export { generateMemory, memoryRegisterFile } from './generate.ts';
export type { MemoryFile, MemoryGeneration } from './generate.ts';
export { Macro, ReadDuringWrite } from './library/macro.ts';
export { MOST_CHARACTERS, readMacros } from './library/readMacros.ts';
export type { LibraryReading, ReadMacro } from './library/readMacros.ts';
export type { LibraryFile } from './library/views/view.ts';
export { tilesOf } from './outputs/markdown.ts';
export { macrosOf } from './plan/macrosOf.ts';
export { planMemory } from './plan/plan.ts';
export type { Plan, Tiling } from './plan/plan.ts';
export type { MemorySentence } from './wording/sentences.ts';
export { MEMORY_SENTENCES } from './wording/sentences.ts';
