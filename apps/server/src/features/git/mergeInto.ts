import type { GitMerged } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { conflictsOf } from './conflicts.ts';
import { refused } from './inTheWay.ts';
import type { GitMember } from './policy.ts';
import { mergedName, treeStatus } from './replyStatus.ts';

/**
 * Merges a ref into the own branch, within a turn. Conflicts wait in the tree; @throws a 601 and changes nothing when
 * uncommitted files stand in the way.
 */
export async function mergeInto({ git, tree }: GitMember, ref: string): Promise<GitMerged['result']> {
  if ((await mergedName(git)) !== null) {
    throw warning('git: a merge waits already; commit it or give it up first');
  }
  const label = ref.replace(/^refs\/(heads|remotes)\//, '');
  const [before, theirs] = await Promise.all([git.commitOf('HEAD'), git.commitOf(ref)]);
  await git.requireModest(theirs!);
  const options = ['--no-verify', '--no-stat', '--quiet', '-m', `Merge branch '${label}'`];
  const end = await git.attempt(['merge', ...options, ref]);
  const after = await git.commitOf('HEAD');
  if (end.code !== 0) {
    const status = await treeStatus(git);
    // Whatever is staged would become part of the merge.
    if (conflictsOf(status).length === 0)
      throw refused(
        end,
        status.staged.map(({ path }) => path),
      );
    tree.touched();
    return 'conflicts';
  }
  if (after === before) return 'up-to-date';
  tree.touched();
  return after === theirs ? 'fast-forward' : 'merged';
}
