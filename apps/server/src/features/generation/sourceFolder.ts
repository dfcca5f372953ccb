import { posix } from 'node:path';
import type { DocumentKind } from '@netloom/model';
import type { Manifest } from '@netloom/soc';
import { readStored } from '../../projects/index.ts';
import type { ProjectTree, StoredText } from '../../projects/index.ts';
import { storedManifest } from './generation.ts';

type Kind = Pick<DocumentKind, 'suffix'>;

/** A document in a folder that is named as it, with what was generated from it beside it. */
export interface Source extends StoredText {
  name: string;
  folder: string;
  manifest: Manifest | undefined;
}

export function sourcePath({ suffix }: Kind, folder: string): string {
  return `${folder}/${posix.basename(folder)}${suffix}`;
}

/** The list of what was generated, with the hashes of the files and of the document that they come from. */
export function manifestPath(folder: string): string {
  return `${folder}/${posix.basename(folder)}.manifest.json`;
}

/** Undefined where there is no document. */
export async function readSource(kind: Kind, tree: ProjectTree, folder: string): Promise<Source | undefined> {
  const stored = await readStored(tree, sourcePath(kind, folder), 'folder');
  if (stored === undefined) return undefined;
  const manifest = await storedManifest(tree, manifestPath(folder));
  return { ...stored, name: posix.basename(folder), folder, manifest };
}

/** Whether what lies beside a document was generated from this very text. */
export function isGenerated({ manifest, path, hash }: Source): boolean {
  return manifest?.files[path] === hash;
}

/** A document whose folder is not named as it is none of the project, nor is one that cannot be read. */
export async function listSources<Row>(
  kind: Kind,
  tree: ProjectTree,
  readRow: (folder: string) => Promise<Row | undefined>,
): Promise<Row[]> {
  const paths = await tree.find(`**/*${kind.suffix}`);
  const folders = paths.map(posix.dirname).filter((folder, i) => sourcePath(kind, folder) === paths[i]);
  const rows = await Promise.all(folders.map((folder) => readRow(folder).catch(() => undefined)));
  return rows.filter((row) => row !== undefined);
}
