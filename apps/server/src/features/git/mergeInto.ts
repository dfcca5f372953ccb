import type { DocumentCheck, GitMerged, GitSideChanges } from '@netloom/contract';
import type { MergedText } from '../documents/index.ts';
import { NOTHING_NEW, checkDocuments } from './checkDocuments.ts';
import { conflictsOf } from './conflicts.ts';
import { EMPTY_TREE } from './emptyTree.ts';
import { refused } from './inTheWay.ts';
import type { MemberGit } from './memberGit.ts';
import { mendByMeaning, settleByMeaning } from './mergeByMeaning.ts';
import type { GitMember } from './policy.ts';
import { treeStatus } from './replyStatus.ts';
import { requireNothingWaits } from './waiting.ts';

/**
 * Merges a ref into the own branch, within a turn, and checks what became of the documents. Documents whose texts do
 * not merge are merged by their meaning; conflicts of that wait in the tree with all others.
 * @throws a 601 and changes nothing when uncommitted files stand in the way.
 */
export async function mergeInto({ git, tree }: GitMember, ref: string): Promise<Omit<GitMerged, 'status'>> {
  await requireNothingWaits(git);
  const label = ref.replace(/^refs\/(heads|remotes)\//, '');
  const [before, theirs] = await Promise.all([git.commitOf('HEAD'), git.commitOf(ref)]);
  await git.requireModest(theirs!);
  const message = `Merge branch '${label}'`;
  const end = await git.attempt(['merge', '--no-verify', '--no-stat', '--quiet', '-m', message, ref]);
  const after = await git.commitOf('HEAD');
  if (end.code !== 0) {
    const status = await treeStatus(git);
    const conflicts = conflictsOf(status);
    // Whatever is staged would become part of the merge.
    if (conflicts.length === 0)
      throw refused(
        end,
        status.staged.map(({ path }) => path),
      );
    tree.touched();
    const byMeaning = (await settleByMeaning(git)).map(toldOf);
    if (byMeaning.length < conflicts.length) return { result: 'conflicts', byMeaning, check: NOTHING_NEW };
    await git.run(['commit', '--quiet', '--no-verify', '-m', message]);
    return { result: 'merged', byMeaning, check: await checkMerge(git, { before, theirs: theirs! }) };
  }
  if (after === before) return { result: 'up-to-date', byMeaning: [], check: NOTHING_NEW };
  tree.touched();
  const check = await checkMerge(git, { before, theirs: theirs! });
  if (after === theirs) return { result: 'fast-forward', byMeaning: [], check };
  return mendMerge(git, { before: before!, theirs: theirs!, now: after! }, check);
}

/** What is told of a document that was merged by its meaning. */
function toldOf({ path, mine, theirs }: MergedText): GitMerged['byMeaning'][number] {
  return { path, mine: mine as GitSideChanges, theirs: theirs as GitSideChanges };
}

async function checkMerge(
  git: MemberGit,
  { before, theirs }: { before: string | undefined; theirs: string },
): Promise<DocumentCheck> {
  return checkDocuments(git, { now: 'HEAD', mine: before ?? EMPTY_TREE, theirs });
}

/** Texts may merge into a document that is wrong, such as one with a member twice, where their meanings do not. */
async function mendMerge(
  git: MemberGit,
  merge: { before: string; theirs: string; now: string },
  check: DocumentCheck,
): Promise<Omit<GitMerged, 'status'>> {
  const wrong = check.problems.filter(({ origin }) => origin === 'merge').map(({ path }) => path);
  const byMeaning = wrong.length === 0 ? [] : (await mendByMeaning(git, merge, wrong)).map(toldOf);
  if (byMeaning.length === 0) return { result: 'merged', byMeaning, check };
  await git.run(['commit', '--quiet', '--no-verify', '--amend', '--no-edit']);
  return { result: 'merged', byMeaning, check: await checkMerge(git, merge) };
}
