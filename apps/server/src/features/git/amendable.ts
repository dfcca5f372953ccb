import type { MemberGit } from './memberGit.ts';

/** Message of the last commit while no shared branch and no tag has it; null when it cannot be amended. */
export async function amendableMessage(git: MemberGit): Promise<string | null> {
  if ((await git.commitOf('HEAD')) === undefined) return null;
  const options = ['--count=1', '--contains=HEAD', '--format=%(refname)'];
  const holders = await git.run(['for-each-ref', ...options, 'refs/remotes/origin', 'refs/tags']);
  if (holders.trim() !== '') return null;
  return (await git.run(['log', '--max-count=1', '--format=%B', 'HEAD', '--'])).trim();
}
