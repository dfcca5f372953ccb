import type { PreviewedFile } from '@netloom/contract';

/** A generated file with its name below the folder that all of them share. */
export interface MadeFile extends PreviewedFile {
  name: string;
}

/** Files of one folder below the shared one; '' for that itself. */
interface MadeFolder {
  folder: string;
  files: readonly MadeFile[];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The deepest folder that all files lie in, with a slash at its end; '' for the root. */
export function sharedFolder(paths: readonly string[]): string {
  const folders = paths.map(folderOf);
  let shared = folders[0] ?? '';
  for (const folder of folders) {
    while (!folder.startsWith(shared)) shared = folderOf(shared.slice(0, -1));
  }
  return shared;
}

/** Names of files below the folder that they share. */
export function named(files: readonly PreviewedFile[]): MadeFile[] {
  const shared = sharedFolder(files.map(({ path }) => path));
  return files.map((file) => ({ ...file, name: file.path.slice(shared.length) }));
}

/** Files by folder, in the order in which the folders come first. */
export function byFolder(files: readonly MadeFile[]): MadeFolder[] {
  const folders = new Map<string, MadeFile[]>();
  for (const file of files) {
    const folder = folderOf(file.name);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].map(([folder, own]) => ({ folder, files: own }));
}

/** How many files are in each state, those that need a look first. */
export function counted(files: readonly PreviewedFile[]): [PreviewedFile['status'], number][] {
  const order = ['hand-edited', 'changed', 'created', 'removed', 'unchanged'] as const;
  return order
    .map((status): [PreviewedFile['status'], number] => [
      status,
      files.filter((file) => file.status === status).length,
    ])
    .filter(([, count]) => count > 0);
}
