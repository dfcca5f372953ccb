export { folderOfSoc } from './folderOfSoc.ts';
export { withoutOwnTests } from './bench/ownTests.ts';
export { benchPath, generate } from './generate.ts';
export type { GenerateOptions, Generation } from './generate.ts';
export { detectHandEdits, manifestText, readManifest } from './manifest.ts';
export type { GeneratedFile, HandEdit, Manifest } from './manifest.ts';
