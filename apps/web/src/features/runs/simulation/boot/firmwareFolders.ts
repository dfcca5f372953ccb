import type { FileRow } from '@netloom/contract';

/** What generators wrote is no firmware of its own. */
const GENERATED = /(^|\/)(gen|cores)\//;

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Folders that hold C sources, those near the design first. */
export function firmwareFolders(files: readonly FileRow[], design: string): string[] {
  const sources = files
    .map(({ filePath }) => filePath.replace(/^\//, ''))
    .filter((path) => path.endsWith('.c'));
  const folders = new Set(sources.map(folderOf).filter((folder) => !GENERATED.test(`${folder}/`)));
  const near = `${folderOf(design)}/`;
  const distance = (folder: string) => (folder.startsWith(near) ? 0 : 1);
  return [...folders].sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
}
