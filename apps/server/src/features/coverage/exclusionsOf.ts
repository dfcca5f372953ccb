import { regressKind } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { readStored } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { RegressionRecord } from '../regression/index.ts';

export interface KnownPlan {
  plan: RegressFile;
  /** Of the text in the member's tree; null where that has none that can be read, and it is the regression's own. */
  hash: string | null;
}

/** The plan whose exclusions count: the one of the member's tree, else that of the regression. */
export async function planFor(
  { path, plan }: Pick<RegressionRecord, 'path' | 'plan'>,
  tree: ProjectTree,
): Promise<KnownPlan | undefined> {
  const stored = await readStored(tree, path, 'path').catch(() => undefined);
  const read = stored === undefined ? undefined : regressKind.read(stored.text, path).document;
  if (stored !== undefined && read !== undefined) return { plan: read, hash: stored.hash };
  return plan === null ? undefined : { plan, hash: null };
}
