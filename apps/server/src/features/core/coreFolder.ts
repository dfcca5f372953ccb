import { posix } from 'node:path';
import type { CoreRow } from '@netloom/contract';
import { generateCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readManifest } from '@netloom/soc';
import { warning } from '../../http/problem.ts';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';

/** Folder of the tree that a new core's description goes to, and what is generated from it. */
export function newCoreFolder(name: string): string {
  return `cores/${name}`;
}

/** The description of the core in a folder that is named as the core. */
export function descriptionPath(folder: string): string {
  return `${folder}/${posix.basename(folder)}.core.json`;
}

/** The list of what was generated, with the hashes of the files and of the description that they come from. */
export function manifestPath(folder: string): string {
  return `${folder}/${posix.basename(folder)}.manifest.json`;
}

/** The description of a core as the tree has it; undefined without one. */
export async function readCoreRow(tree: ProjectTree, folder: string): Promise<CoreRow | undefined> {
  const path = descriptionPath(folder);
  const coreJson = await tree.readText(path, 'folder');
  if (coreJson === undefined) return undefined;
  const hash = hashText(coreJson);
  const manifest = readManifest((await tree.readText(manifestPath(folder), 'folder')) ?? '');
  const generated =
    manifest === undefined
      ? await isAsGenerated(tree, folder, coreJson)
      : manifest.files[path] === hash && (await tree.has(`${folder}/ip.json`, 'folder'));
  return { name: posix.basename(folder), folder, path, coreJson, hash, generated };
}

/** Whether a core that came without a manifest is what its description makes. */
async function isAsGenerated(tree: ProjectTree, folder: string, coreJson: string): Promise<boolean> {
  if (!(await tree.has(`${folder}/ip.json`, 'folder'))) return false;
  const { options } = readCore(coreJson);
  const files = options === undefined ? [] : generateCore(options).files;
  for (const { path, text } of files) {
    if ((await tree.readText(`${folder}/${path}`, 'folder')) !== text) return false;
  }
  return files.length > 0;
}

/** @throws a 601 with the reader's diagnostics for a text without the form of a description. */
export function requireOptions(coreJson: string): CoreOptions {
  const { options, diagnostics } = readCore(coreJson);
  if (options !== undefined) return options;
  const shown = diagnostics.slice(0, 5).map(({ message }) => message);
  throw warning(`coreJson: ${shown.join('; ')}`, { diagnostics });
}
