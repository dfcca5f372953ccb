/** The first digits of a commit; `+` says that the tree had changes beside it. */
export function shortVersion(commit: string): string {
  return commit.endsWith('+') ? `${commit.slice(0, 9)}+` : commit.slice(0, 9);
}
