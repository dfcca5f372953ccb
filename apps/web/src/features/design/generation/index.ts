export { GeneratedFiles } from './GeneratedFiles.tsx';
export { GenerateHost } from './GenerateHost.tsx';
export { openGenerate } from './generationStore.ts';
export type { Generation } from './generationStore.ts';
export type { Decisions } from './decisions.ts';
export type { MadeFile } from './byFolder.ts';
export { useGenerated } from './useGenerated.ts';
export type { Place } from './GeneratedFile.tsx';
