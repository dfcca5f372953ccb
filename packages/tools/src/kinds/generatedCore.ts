import { coreRtl, readCore, rtlHash } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readInstructions, withInstructions } from '@netloom/instructions';
import { PlanError } from '../planError.ts';
import { folderOf } from './folderOf.ts';
import type { PlanTree } from './planContext.ts';

/** What a description of a core makes, as `withItsInstructions`. */
export const coreAt = async (path: string, tree: PlanTree, field: string) =>
  withItsInstructions(await tree.requireText(path, field), tree);

/** Options as they make RTL; undefined where they, or a definition that they name, cannot be read. */
async function withItsInstructions(text: string, tree: PlanTree): Promise<CoreOptions | undefined> {
  const { options } = readCore(text);
  if (options === undefined) return undefined;
  const { insns, diagnostics } = await readInstructions(options, (path) => tree.readText(path, 'fileList'));
  return diagnostics.length > 0 ? undefined : withInstructions(options, insns);
}

/**
 * The options of the core whose file list this is. What is found out of it is kept for the RTL that they make, by its
 * hash.
 * @throws a PlanError where the options are others, or a file of the core is, as somebody edited it
 */
export async function requireAsGenerated(
  { top, fileList, of }: { top: string; fileList: string; of: string },
  tree: PlanTree,
): Promise<CoreOptions> {
  const folder = folderOf(fileList);
  const described = `${top}.core.json`;
  const options = await withItsInstructions(
    await tree.requireText(`${folder}/${described}`, 'fileList'),
    tree,
  );
  if (options === undefined || rtlHash(options) !== of)
    throw new PlanError('not-as-generated', 'fileList', { core: top, path: described });
  for (const { path, text } of coreRtl(options)) {
    const stored = await tree.readText(`${folder}/${path}`, 'fileList');
    if (stored !== text) throw new PlanError('not-as-generated', 'fileList', { core: top, path });
  }
  return options;
}

/** The same for what reads any design, where it is told that this is the RTL of a core. */
export async function requireGeneratedWhereAsked(
  { top, fileList, of }: { top: string; fileList: string; of?: string | undefined },
  tree: PlanTree,
): Promise<void> {
  if (of) await requireAsGenerated({ top, fileList, of }, tree);
}
