import type { GitChange, GitStatus } from '@netloom/contract';

/** The file whose difference is shown, and on which side of the next commit. */
export interface ShownFile {
  path: string;
  staged: boolean;
}

/** The address of the screen names the shown file. */
export function searchOf(shown: ShownFile | null): URLSearchParams {
  if (shown === null) return new URLSearchParams();
  return new URLSearchParams({ file: shown.path, ...(shown.staged && { staged: 'true' }) });
}

/** The address that names what was set aside, by its commit. */
export function searchOfStash(commit: string): URLSearchParams {
  return new URLSearchParams({ stash: commit });
}

export function stashIn(search: URLSearchParams): string | null {
  return search.get('stash');
}

export function shownIn(search: URLSearchParams): ShownFile | null {
  const path = search.get('file');
  return path === null ? null : { path, staged: search.get('staged') === 'true' };
}

export function pathsOf(changes: readonly GitChange[]): string[] {
  return changes.map(({ path }) => path);
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
