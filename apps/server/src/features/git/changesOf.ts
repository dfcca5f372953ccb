import type { GitChange } from '@netloom/contract';
import type { MemberGit } from './memberGit.ts';

const CHANGES: Record<string, GitChange['change']> = { A: 'added', D: 'deleted' };

/** Against the first parent; of a first commit, everything. */
export async function changesOf(
  git: MemberGit,
  commit: string,
  parent: string | undefined,
): Promise<GitChange[]> {
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
