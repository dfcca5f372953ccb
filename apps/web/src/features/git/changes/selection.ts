import type { GitChange, GitStatus } from '@netloom/contract';

/** The file whose difference is shown, and on which side of the next commit. */
export interface ShownFile {
  path: string;
  staged: boolean;
}

export type ShownChange = GitChange & { staged: boolean };

/** The change that is shown; after it was staged or taken out the same file on the other side. */
export function shownChange(status: GitStatus, shown: ShownFile | null): ShownChange | undefined {
  if (shown === null) return undefined;
  const all: ShownChange[] = [
    ...status.staged.map((change) => ({ ...change, staged: true })),
    ...status.unstaged.map((change) => ({ ...change, staged: false })),
  ];
  const same = all.filter(({ path }) => path === shown.path);
  return same.find(({ staged }) => staged === shown.staged) ?? same[0];
}
