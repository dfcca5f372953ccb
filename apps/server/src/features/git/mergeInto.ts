import type { GitMerged } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { NOTHING_NEW, checkDocuments } from './checkDocuments.ts';
import { conflictsOf } from './conflicts.ts';
import { refused } from './inTheWay.ts';
import type { GitMember } from './policy.ts';
import { mergedName, treeStatus } from './replyStatus.ts';

/** Git's tree without files: what a first pull has before it. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/**
 * Merges a ref into the own branch, within a turn, and checks what became of the documents. Conflicts wait in the tree.
 * @throws a 601 and changes nothing when uncommitted files stand in the way.
 */
export async function mergeInto({ git, tree }: GitMember, ref: string): Promise<Omit<GitMerged, 'status'>> {
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
    return { result: 'conflicts', check: NOTHING_NEW };
  }
  if (after === before) return { result: 'up-to-date', check: NOTHING_NEW };
  tree.touched();
  return {
    result: after === theirs ? 'fast-forward' : 'merged',
    check: await checkDocuments(git, { now: after!, mine: before ?? EMPTY_TREE, theirs: theirs! }),
  };
}
