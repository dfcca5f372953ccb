import type { SocDocument } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import { MissingPath, PlanError } from '../planError.ts';
import type { PlanTree } from './planContext.ts';

/** The SoC document that a request names. @throws a PlanError that names `path`. */
export async function readSoc(path: string, tree: PlanTree): Promise<SocDocument> {
  const { document, diagnostics } = readDocument(await tree.requireText(path, 'path'), path);
  if (!document) throw new PlanError('no-soc', 'path', { path, message: diagnostics[0]?.message ?? '' });
  return document;
}

/** The file list that is generated of a SoC. */
export function fileListOf(name: string): string {
  return `gen/${name}/${name}.f`;
}

/** @throws a PlanError that names `path` where a file that generation of the SoC writes is not there */
export async function requireGenerated(
  name: string,
  paths: readonly string[],
  tree: PlanTree,
): Promise<void> {
  for (const path of paths)
    if (!(await tree.has(path, 'path'))) throw new MissingPath('path', path, 'not-generated', { soc: name });
}
