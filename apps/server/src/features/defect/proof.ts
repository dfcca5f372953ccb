import { join } from 'node:path';
import { tryLocalGit } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { seedOnCommit } from '../regression/index.ts';
import type { BugRecord } from './repository.ts';

export type GitServing = Pick<Services, 'projects' | 'settings'>;

export interface TreeOf {
  deptId: number;
  userId: number;
}

/** Asks the repository of a member's tree, without network. */
export async function askGit(args: string[], { deptId, userId }: TreeOf, services: GitServing) {
  const { root } = await services.projects.tree(deptId, userId);
  const place = { directory: join(root, '.git'), workTree: root, unsandboxed: services.settings.unsandboxed };
  const { code, stdout } = await tryLocalGit(args, place);
  return { code, text: stdout.toString('latin1').trim() };
}

/** The whole name of a commit. @throws a 601 for one that the project has not. */
export async function commitNamed(
  commit: string,
  tree: TreeOf,
  services: GitServing,
  field = 'commit',
): Promise<string> {
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`];
  const { code, text } = await askGit(asked, tree, services);
  if (code !== 0) throw warning('no-such-commit', { field, values: { commit } });
  return text;
}

/** Whether a commit is on a branch of the project, as the member's repository knows it. */
async function isOnBranch(
  commit: string,
  branch: string,
  tree: TreeOf,
  services: GitServing,
): Promise<boolean> {
  for (const place of ['refs/heads', 'refs/remotes/origin']) {
    const { code } = await askGit(
      ['merge-base', '--is-ancestor', commit, `${place}/${branch}`],
      tree,
      services,
    );
    if (code === 0) return true;
  }
  return false;
}

/**
 * The simulation that shows on a commit of a branch that a defect is gone: the seed that failed, with the same build
 * and options, passes there, and nothing says otherwise. Null for a defect that no simulation found. @throws a 601 that
 * says what is missing.
 */
export async function proofOf(
  { failure, deptId }: Pick<BugRecord, 'failure' | 'deptId'>,
  { commit, branch, userId }: { commit: string; branch: string; userId: number },
  services: GitServing & Pick<Services, 'database'>,
): Promise<number | null> {
  const found = failure === null ? [] : await seedOnCommit(services.database, { ...failure, deptId, commit });
  if (branch !== '' && !found.some((result) => result.branch === branch))
    if (!(await isOnBranch(commit, branch, { deptId, userId }, services)))
      throw warning('commit-elsewhere', { field: 'commit', values: { commit: commit.slice(0, 9), branch } });
  if (failure === null) return null;
  const values = { case: failure.caseName, seed: failure.seed, commit: commit.slice(0, 9) };
  if (found.length === 0) throw warning('seed-not-run', { field: 'commit', values });
  if (found.some(({ verdict, nondeterministic }) => verdict !== 'passed' || nondeterministic))
    throw warning('seed-not-green', { field: 'commit', values });
  if (found.some(({ unchecked }) => unchecked)) throw warning('seed-unchecked', { field: 'commit', values });
  return found[0]!.resultId;
}
