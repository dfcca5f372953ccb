import { matchesGlob } from 'node:path';
import type { DocumentGenerator, Generated } from '@netloom/model';
import type { ProjectTree } from '../../projects/index.ts';
import type { ServedKind } from './kinds.ts';

/** A document to make files of. */
export interface MakingTask {
  document: unknown;
  /** Where the files go. */
  folder: string;
  outputs: readonly string[] | undefined;
}

/** All that a document makes, in this thread. */
export async function madeHere(
  { kind: { generator }, contextOf, siteOf = contextOf }: ServedKind,
  { document, folder, outputs }: MakingTask,
  tree: ProjectTree,
): Promise<Generated> {
  const { generate } = await generator!.load();
  const context = await siteOf?.(document, tree);
  return generate(document, { context, outputs, existing: await existingIn(folder, generator!, tree) });
}

/** The texts of which parts that people wrote are taken over, by path from the folder. */
async function existingIn(folder: string, { takesOver }: DocumentGenerator, tree: ProjectTree) {
  const all = takesOver === undefined ? [] : await tree.find('**/*');
  const paths = all
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => matchesGlob(path, takesOver!));
  const texts = await Promise.all(paths.map((path) => tree.readText(`${folder}/${path}`, 'path')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}
