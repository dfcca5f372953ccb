import type { FileRow } from '@netloom/contract';

const FOLDER = 1;

export interface FileNode {
  key: string;
  title: string;
  isLeaf: boolean;
  /** Absent until the folder was listed. */
  children?: FileNode[];
}

/** The listings that are known, by folder; the root is the empty path. */
export type Listings = Readonly<Record<string, readonly FileRow[]>>;

/** Folders first, then by name. */
function sorted(rows: readonly FileRow[]): FileRow[] {
  const rank = (row: FileRow) => (row.fileNameType === FOLDER ? 0 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.fileName.localeCompare(b.fileName));
}

/** The tree as far as it was listed. */
export function fileTree(listings: Listings, folder = ''): FileNode[] {
  return sorted(listings[folder] ?? []).map(({ filePath, fileName, fileNameType }) => {
    const node = { key: filePath, title: fileName, isLeaf: fileNameType !== FOLDER };
    return filePath in listings ? { ...node, children: fileTree(listings, filePath) } : node;
  });
}

/** The folders that a path lies in, outermost first: `a/b/c.sv` lies in `a` and `a/b`. */
export function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
