export { readDvsim } from './readDvsim.ts';
export type { DvsimImport } from './readDvsim.ts';
export type { Loss } from './hjsonFile.ts';
