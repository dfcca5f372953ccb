import type { Rules } from '@netloom/executor/beneath';

/** Characters that HFS+ passes over in names (git's utf8.c, next_hfs_char). */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** What NTFS takes for .git: its short name, a stream of it, dots and spaces behind it (git's path.c). */
const NTFS_GIT = /^(\.git|git~1)[. ]*(:.*)?$/;

/** Also as file systems of those who clone the project would read it. */
export function isGitFolder(part: string): boolean {
  return NTFS_GIT.test(part.replace(PASSED_OVER, '').toLowerCase());
}

/** How a tree is gone down: links are followed as long as they stay in it, and git's own folder is not entered. */
export const TREE_RULES: Rules = { links: true, refuses: isGitFolder };
