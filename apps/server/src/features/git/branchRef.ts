import { notFound } from '../../http/refuse.ts';
import type { MemberGit } from './memberGit.ts';

export const ownRef = (name: string) => `refs/heads/${name}`;
export const sharedRef = (name: string) => `refs/remotes/origin/${name}`;

/** The own branch of a name, else the shared one; `origin/name` is the shared one whatever own ones there are. */
export async function findBranch(
  git: MemberGit,
  name: string,
): Promise<{ ref: string; commit: string } | undefined> {
  for (const ref of [ownRef(name), sharedRef(name), `refs/remotes/${name}`]) {
    const commit = await git.commitOf(ref);
    if (commit !== undefined) return { ref, commit };
  }
  return undefined;
}

export async function requireBranch(git: MemberGit, name: string): Promise<{ ref: string; commit: string }> {
  const found = await findBranch(git, name);
  if (found === undefined) throw notFound('no-branch', { values: { name } });
  return found;
}
