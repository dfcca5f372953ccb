import type { LocalFile } from './sendFiles.ts';

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A browser gives the entries of a folder in pieces, at last an empty one. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (piece.length === 0) return all;
    all.push(...piece);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<LocalFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) return [{ path, file: await fileOf(entry as FileSystemFileEntry) }];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** The files of a drop, those in folders too. To be called in the event itself: its items do not live longer. */
export async function droppedFiles({ items }: DataTransfer): Promise<LocalFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** The files of an input; one for folders tells their paths. */
export function chosenFiles(files: FileList | null): LocalFile[] {
  return [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
}
