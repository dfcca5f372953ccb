import { gitShow } from '@netloom/contract';
import type { GitChange } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { MemberGit } from './memberGit.ts';
import { LOG_OPTIONS, parseLog } from './parseLog.ts';
import { asked } from './policy.ts';

const CHANGES: Record<string, GitChange['change']> = { A: 'added', D: 'deleted' };

export const gitShowRoute = implement(gitShow, asked('git:view'), async ({ query: { commit } }, { git }) => {
  if ((await git.commitOf(commit)) === undefined)
    throw notFound('no-commit', { field: 'commit', values: { commit } });
  const [shown] = parseLog(await git.run(['log', ...LOG_OPTIONS, '--max-count=1', commit, '--']));
  return { ...shown!, changes: await changesOf(git, commit, shown!.parents[0]) };
});

/** Against the first parent; of a first commit, everything. */
async function changesOf(git: MemberGit, commit: string, parent: string | undefined): Promise<GitChange[]> {
  const options = ['-r', '-z', '--find-renames', '--name-status', '--no-commit-id'];
  const versions = parent === undefined ? ['--root', commit] : [parent, commit];
  const fields = (await git.run(['diff-tree', ...options, ...versions, '--'])).split('\0');
  const changes: GitChange[] = [];
  for (let letter = fields.shift(); letter; letter = fields.shift()) {
    const renamed = letter.startsWith('R');
    const from = renamed ? fields.shift()! : null;
    changes.push({
      path: fields.shift()!,
      from,
      change: renamed ? 'renamed' : (CHANGES[letter] ?? 'modified'),
    });
  }
  return changes;
}
