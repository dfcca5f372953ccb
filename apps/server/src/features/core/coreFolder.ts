import type { CoreRow } from '@netloom/contract';
import { readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readManifest } from '@netloom/soc';
import { warning } from '../../http/problem.ts';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';

/** Folder of the tree that holds a core's description and what is generated from it. */
export function coreFolder(name: string): string {
  return `cores/${name}`;
}

export function descriptionPath(name: string): string {
  return `${coreFolder(name)}/${name}.core.json`;
}

/** The list of what was generated, with the hashes of the files and of the description that they come from. */
export function manifestPath(name: string): string {
  return `${coreFolder(name)}/${name}.manifest.json`;
}

/** The description of a core as the tree has it; undefined without one. */
export async function readCoreRow(tree: ProjectTree, name: string): Promise<CoreRow | undefined> {
  const path = descriptionPath(name);
  const coreJson = await tree.readText(path, 'name');
  if (coreJson === undefined) return undefined;
  const hash = hashText(coreJson);
  const manifest = readManifest((await tree.readText(manifestPath(name), 'name')) ?? '');
  return { name, path, coreJson, hash, generated: manifest?.files[path] === hash };
}

/** @throws a 601 with the reader's diagnostics for a text without the form of a description. */
export function requireOptions(coreJson: string): CoreOptions {
  const { options, diagnostics } = readCore(coreJson);
  if (options !== undefined) return options;
  const shown = diagnostics.slice(0, 5).map(({ message }) => message);
  throw warning(`coreJson: ${shown.join('; ')}`, { diagnostics });
}
