import { MissingPath, PlanError } from '@netloom/tools/planning';
import type { PlanTree } from '@netloom/tools/planning';
import { Refusal } from '../../../http/refusal.ts';
import { planRefusal } from './planRefusal.ts';

/** Does what a kind decides of a tree. @throws a 404 or 601 that names the field of what cannot be run. */
export async function refusing<T>(tree: PlanTree, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const ignored = error instanceof MissingPath ? await whyIgnored(error, tree) : undefined;
    throw ignored ?? planRefusal(error);
  }
}

/** Undefined for what is not there either where the tree was pinned. */
async function whyIgnored({ field, path }: MissingPath, tree: PlanTree): Promise<Refusal | undefined> {
  const rule = (await tree.ignored?.([path]))?.get(path);
  if (rule === undefined) return undefined;
  const { file, line, pattern } = rule;
  return new Refusal('file-ignored', { field, values: { path, file, line: String(line), pattern } });
}
