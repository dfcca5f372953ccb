import { isComponent } from './readFiles.ts';
import type { SourceFile } from './readFiles.ts';

/** What the blocks are made of: IP-XACT components, or the modules of Verilog sources. */
export type SourceKind = 'ipxact' | 'verilog';

/** What is to be read, as it stands in the form. */
export interface Sources {
  files: SourceFile[];
  /** Sources that are in `folder` already, relative to it; undefined where files are brought along. */
  inProject: string[] | undefined;
  kind: SourceKind;
  /** Folder of the member's tree that the files go to. */
  folder: string;
  fileList: string | undefined;
  defines: string;
  includes: string;
}

export const NO_SOURCES: Sources = {
  files: [],
  inProject: undefined,
  kind: 'verilog',
  folder: 'rtl/imported',
  fileList: undefined,
  defines: '',
  includes: '',
};

/** Paths of what is to be read. */
export function pathsIn({ files, inProject }: Sources): string[] {
  return inProject ?? files.map(({ path }) => path);
}

/** The same with other sources: what kind they are is seen from their names, and how they are read is open again. */
export function withSources(
  sources: Sources,
  brought: Pick<Sources, 'files' | 'inProject' | 'folder'>,
): Sources {
  const changed = { ...sources, ...brought, fileList: undefined };
  return { ...changed, kind: pathsIn(changed).some(isComponent) ? 'ipxact' : 'verilog' };
}

/** Folders with sources in or below them, the root as ''; each with those sources, relative to it. */
export function foldersOf(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    for (let folder = path; folder !== '';) {
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
      const relative = folder === '' ? path : path.slice(folder.length + 1);
      folders.set(folder, [...(folders.get(folder) ?? []), relative]);
    }
  }
  return new Map([...folders].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
