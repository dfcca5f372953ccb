import { readManifest } from '@netloom/soc';
import type { Manifest } from '@netloom/soc';
import type { CoreFile } from '@netloom/core';
import type { Diagnostic } from '@netloom/model';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { DesignFiles } from '../canvas/index.ts';

interface Generated {
  /** Folder of the tree that the files' paths are relative to. */
  folder: string;
  /** Path of the list of what was generated with its hashes. */
  manifest: string;
  files: readonly CoreFile[];
  /** What the files were generated from, with its path in the tree; the manifest has its hash too. */
  source?: CoreFile;
  diagnostics: Diagnostic[];
}

/** Files to write beside their manifest, and what an earlier generation wrote there. */
export async function generatedFiles(
  { folder, manifest, files: made, source, diagnostics }: Generated,
  tree: ProjectTree,
): Promise<DesignFiles> {
  const previous = readManifest((await tree.readText(manifest, 'path')) ?? '');
  const files = made.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
  const listed = source === undefined ? files : [...files, source];
  const kept = new Set([...listed.map(({ path }) => path), manifest]);
  const stale = Object.keys(previous?.files ?? {}).filter(
    (path) => path.startsWith(`${folder}/`) && !kept.has(path),
  );
  if (files.length > 0) files.push({ path: manifest, text: manifestText(listed) });
  return { files, manifest, previous, stale, diagnostics };
}

function manifestText(files: readonly CoreFile[]): string {
  const hashes = Object.fromEntries(files.map(({ path, text }) => [path, hashText(text)]));
  const manifest: Manifest = { netloom: 'manifest', version: 1, files: hashes };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
