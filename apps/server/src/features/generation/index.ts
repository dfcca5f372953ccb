export { applyGeneration, judgeGeneration } from './applyGeneration.ts';
export type { Decisions } from './applyGeneration.ts';
export { generationOf, manifestOf, storedManifest } from './generation.ts';
export type { Generation } from './generation.ts';
export { previewFiles } from './preview.ts';
export { saveSource, targetOf } from './saveSource.ts';
export { folderFor, isGenerated, listSources, manifestPath, readSource, sourcePath } from './sourceFolder.ts';
export type { FolderRoot, Source } from './sourceFolder.ts';
