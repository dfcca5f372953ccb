import type { Diagnostic } from '@netloom/model';
import { manifestText, readManifest } from '@netloom/soc';
import type { GeneratedFile, Manifest } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';

/** What a document generates; without files the diagnostics hold an error. */
export interface Generation {
  files: GeneratedFile[];
  /** Path of the manifest among the files. */
  manifest: string;
  previous: Manifest | undefined;
  /** Paths of the last generation that this one does not write. */
  stale: string[];
  diagnostics: Diagnostic[];
  /** What of a text was generated: hand-written code that generation takes over is no hand edit. All of it when absent. */
  essence?: (text: string) => string;
}

interface Made extends Pick<Generation, 'diagnostics' | 'essence'> {
  /** Folder of the tree that the files' paths are relative to. */
  folder: string;
  /** Path of the list of what was generated with its hashes. */
  manifest: string;
  files: readonly GeneratedFile[];
  /** What the files were generated from, with its path in the tree; the manifest has its hash too. */
  source?: GeneratedFile;
  /** Files of earlier generations that stay, relative to the folder. */
  kept?: readonly string[];
  /** All other files of earlier generations stay, and stay in the manifest. */
  keepsOthers?: boolean;
  /** What an earlier generation wrote that left no manifest. */
  before?: Manifest | undefined;
}

/** A manifest as the tree has it; undefined without one that can be read. */
export async function storedManifest(
  tree: Pick<ProjectTree, 'readText'>,
  path: string,
): Promise<Manifest | undefined> {
  return readManifest((await tree.readText(path, 'path')) ?? '');
}

/** Files to write beside their manifest, and what an earlier generation wrote there. */
export async function generationOf(made: Made, tree: ProjectTree): Promise<Generation> {
  const { folder, manifest, source, diagnostics, essence, kept = [], keepsOthers = false } = made;
  const previous = (await storedManifest(tree, manifest)) ?? made.before;
  const placed = (path: string) => `${folder}/${path}`;
  const files = made.files.map(({ path, text }) => ({ path: placed(path), text }));
  const listed = source === undefined ? files : [...files, source];
  const known = new Set([...listed.map(({ path }) => path), ...kept.map(placed), manifest]);
  const stale = Object.keys(previous?.files ?? {}).filter(
    (path) => !keepsOthers && path.startsWith(`${folder}/`) && !known.has(path),
  );
  const others = keepsOthers ? previous?.files : undefined;
  if (files.length > 0) files.push({ path: manifest, text: manifestOf(listed, essence, others) });
  return { files, manifest, previous, stale, diagnostics, ...(essence && { essence }) };
}

/** Text of the manifest of files; `others` are hashes of more, by path. */
export function manifestOf(
  files: readonly GeneratedFile[],
  essence = (text: string) => text,
  others: Manifest['files'] = {},
): string {
  return manifestText(
    files.map(({ path, text }) => ({ path, text: essence(text) })),
    others,
  );
}
