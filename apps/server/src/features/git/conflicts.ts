import { warning } from '../../http/refuse.ts';
import type { TreeStatus } from './parseStatus.ts';

export function conflictsOf({ unstaged }: TreeStatus): string[] {
  return unstaged.filter(({ change }) => change === 'conflict').map(({ path }) => path);
}

/** @throws a 601 for paths in conflict: git itself would take them, marks and all, as they are. */
export function requireSettled(status: TreeStatus, paths?: readonly string[]): void {
  const conflicts = conflictsOf(status);
  const open = paths === undefined ? conflicts : conflicts.filter((path) => paths.includes(path));
  if (open.length > 0) {
    throw warning('conflict-open', {
      field: 'git',
      values: { paths: open.slice(0, 20).join(', ') },
      data: { paths: open },
    });
  }
}
