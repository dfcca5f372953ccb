import { MissingError, MissingPath, PlanError } from '@netloom/tools/planning';
import type { PlanTree } from '@netloom/tools/planning';
import { notFound, warning } from '../../../http/problem.ts';
import { Refusal } from '../../../http/refusal.ts';

/** Does what a kind decides of a tree. @throws a 404 or 601 that names the field of what cannot be run. */
export async function refusing<T>(tree: PlanTree, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof MissingPath) throw (await whyIgnored(error, tree)) ?? notFound(error.message);
    if (error instanceof MissingError) throw notFound(error.message);
    throw error instanceof PlanError ? warning(error.message) : error;
  }
}

/** Undefined for what is not there either where the tree was pinned. */
async function whyIgnored({ field, path }: MissingPath, tree: PlanTree): Promise<Refusal | undefined> {
  const rule = (await tree.ignored?.([path]))?.get(path);
  if (rule === undefined) return undefined;
  const { file, line, pattern } = rule;
  return new Refusal('file-ignored', { field, values: { path, file, line: String(line), pattern } });
}
