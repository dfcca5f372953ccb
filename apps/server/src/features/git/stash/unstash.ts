import { gitUnstash } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { conflictsOf } from '../conflicts.ts';
import { refused } from '../inTheWay.ts';
import type { MemberGit } from '../memberGit.ts';
import { settleByMeaning } from '../mergeByMeaning.ts';
import { told } from '../policy.ts';
import { replyStatus, treeStatus } from '../replyStatus.ts';
import { requireNothingWaits } from '../waiting.ts';
import { stashName } from './stashes.ts';

export const gitUnstashRoute = implement(
  gitUnstash,
  told('git:commit'),
  async ({ body: { commit, keep } }, member, services) => {
    const { git, tree } = member;
    await git.exclusive(async () => {
      const name = await stashName(git, commit);
      await requireClean(git);
      const changed = await git.run([
        'diff',
        '--name-only',
        '--no-renames',
        '-z',
        `${commit}^1`,
        commit,
        '--',
      ]);
      await tree.requireWritable(changed.split('\0').filter(Boolean), 'commit');
      await apply(git, commit).finally(() => tree.touched());
      // New files were staged by git; what the next commit takes is for its author to say.
      await git.run(['reset', '--quiet']);
      if (!keep) await git.run(['stash', 'drop', '--quiet', name]);
    });
    return replyStatus(member, services);
  },
);

/** @throws a 601 for a tree whose changes a failed try could not be told from. */
async function requireClean(git: MemberGit): Promise<void> {
  await requireNothingWaits(git);
  const { staged, unstaged } = await treeStatus(git);
  if (staged.length + unstaged.length > 0) throw warning('stash-over-changes', { field: 'git' });
}

/** @throws a 601 after which the tree is that of the last commit, as before. */
async function apply(git: MemberGit, commit: string): Promise<void> {
  const end = await git.attempt(['stash', 'apply', '--quiet', commit]);
  if (end.code === 0) return;
  const conflicts = conflictsOf(await treeStatus(git));
  if (conflicts.length > 0 && (await settleByMeaning(git)).length === conflicts.length) return;
  await git.run(['reset', '--hard', '--quiet']);
  if (conflicts.length === 0) throw refused(end);
  throw warning('stash-over-later', {
    field: 'commit',
    values: { paths: conflicts.slice(0, 20).join(', ') },
    data: { paths: conflicts },
  });
}
