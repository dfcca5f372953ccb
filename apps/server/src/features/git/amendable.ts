import type { MemberGit } from './memberGit.ts';

/** Message of the last commit `head` while no shared branch and no tag has it; null when it cannot be amended. */
export async function amendableMessage(git: MemberGit, head: string | null): Promise<string | null> {
  if (head === null) return null;
  const options = ['--count=1', `--contains=${head}`, '--format=%(refname)'];
  const holders = await git.run(['for-each-ref', ...options, 'refs/remotes/origin', 'refs/tags']);
  if (holders.trim() !== '') return null;
  return (await git.run(['log', '--max-count=1', '--format=%B', head, '--'])).trim();
}
