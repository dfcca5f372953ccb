export interface SourceFile {
  /** Path relative to the chosen folder. */
  path: string;
  file: File;
}

/** Files of a file or folder chooser. */
export function filesOf(list: FileList): SourceFile[] {
  return [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** Files and folders that were dropped, folders with all that is in them. */
export async function droppedFiles(data: DataTransfer): Promise<SourceFile[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return (await Promise.all(entries.map(walk))).flat();
}

async function walk(entry: FileSystemEntry): Promise<SourceFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const children = await childrenOf((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map(walk))).flat();
}

/** A reader gives a part of a large folder at a time, and nothing at its end. */
async function childrenOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const WANTED = /\.(v|sv|vhdl?|vh|svh|vp|f|vc|core|mem|hex|xml|ipxact)$/i;

export function isSource(path: string): boolean {
  return WANTED.test(path) && !/(^|\/)\.git\//.test(path);
}

export function fileLists(paths: readonly string[]): string[] {
  return paths.filter((path) => /\.(f|vc|core)$/i.test(path));
}

/** A file of IP-XACT, by its name. */
export function isComponent(path: string): boolean {
  return /\.(xml|ipxact)$/i.test(path);
}
