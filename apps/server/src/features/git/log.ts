import { gitLog } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { requireBranch } from './branchRef.ts';
import type { MemberGit } from './memberGit.ts';
import { LOG_OPTIONS, parseLog } from './parseLog.ts';
import { asked } from './policy.ts';
import { treeStatus } from './replyStatus.ts';

export const gitLogRoute = implement(gitLog, asked('git:view'), async ({ query }, { git }) => {
  const { branch, path = '', skip, limit } = query;
  const starts = branch === undefined ? await ownStarts(git) : [(await requireBranch(git, branch)).commit];
  if (starts.length === 0) return [];
  if (path !== '') checkRelativePath(path, 'path');
  const range = ['--topo-order', `--skip=${skip}`, `--max-count=${limit}`, ...starts, '--'];
  const text = await git.run(['log', ...LOG_OPTIONS, ...range, ...(path === '' ? [] : [path])]);
  return parseLog(text);
});

/** The own branch, and the shared one with what can be pulled. */
async function ownStarts(git: MemberGit): Promise<string[]> {
  const { branch } = await treeStatus(git);
  const found = await Promise.all(['HEAD', `refs/remotes/origin/${branch}`].map((ref) => git.commitOf(ref)));
  return found.filter((commit) => commit !== undefined);
}
