import { pathPermissions } from '@netloom/contract';
import type { PathPermission } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';

const NONE: PathPermission[] = [];

export function useProtections(deptId: number): PathPermission[] {
  return useCall(pathPermissions, { query: { deptId } }, { meta: { quiet: true } }).data ?? NONE;
}

/** Compared as the server does: without case, letters composed. */
function key(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Whether a path is, or is below, one that somebody protected. */
export function isProtected(path: string, protections: readonly PathPermission[]): boolean {
  const mine = key(path);
  return protections.some((protection) => {
    const other = key(protection.path);
    return mine === other || mine.startsWith(`${other}/`);
  });
}
