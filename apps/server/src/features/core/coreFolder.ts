import type { CoreRow } from '@netloom/contract';
import { coreKind, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { ProjectTree } from '../../projects/index.ts';
import { makeFiles, requireDocument } from '../documents/index.ts';
import { isGenerated, kindWithFolder, readSource } from '../generation/index.ts';
import type { Source } from '../generation/index.ts';

export function readCoreSource(tree: ProjectTree, folder: string): Promise<Source | undefined> {
  return readSource(coreKind, tree, folder);
}

/** The description of a core as the tree has it; undefined without one. */
export async function readCoreRow(tree: ProjectTree, folder: string): Promise<CoreRow | undefined> {
  const source = await readCoreSource(tree, folder);
  return source && coreRow(tree, source);
}

export async function coreRow(tree: ProjectTree, source: Source): Promise<CoreRow> {
  const { name, folder, path, text, hash, manifest } = source;
  const generated =
    manifest === undefined
      ? await isAsGenerated(tree, folder, text)
      : isGenerated(source) && (await tree.has(`${folder}/ip.json`, 'folder'));
  return { name, folder, path, coreJson: text, hash, generated };
}

/** Whether a core that came without a manifest is what its description makes, with the instructions that it names. */
async function isAsGenerated(tree: ProjectTree, folder: string, coreJson: string): Promise<boolean> {
  if (!(await tree.has(`${folder}/ip.json`, 'folder'))) return false;
  const { options } = readCore(coreJson);
  if (options === undefined) return false;
  const task = { document: options, folder, outputs: undefined };
  const { files } = await makeFiles(kindWithFolder('core'), task, tree, { field: 'folder' });
  for (const { path, text } of files) {
    if ((await tree.readText(`${folder}/${path}`, 'folder')) !== text) return false;
  }
  return files.length > 0;
}

/** Names options as the screen of cores does. @throws a 601 for a text without the form of a description. */
export function requireOptions(coreJson: string, field: string): CoreOptions {
  const read = (text: string) => {
    const { options, diagnostics } = readCore(text);
    return { ...(options && { document: options }), diagnostics };
  };
  return requireDocument({ read }, coreJson, field);
}
