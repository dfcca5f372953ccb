import { ROLE_IDS } from '@netloom/contract';
import { warning } from '../http/refuse.ts';
import { pathKey } from './newName.ts';

/** A path that only some roles, the lead and the administrator may change, with all that is below it. */
export interface Protection {
  path: string;
  roleIds: readonly number[];
}

/** Who wants to change something. */
interface Writer {
  admin: boolean;
  roleId: number;
}

/**
 * @throws a 601 for the first path that is, is below, or holds a path that the writer may not change. Paths are compared
 * without case and composition: on other file systems they would be the same file.
 */
export function requireUnprotected(
  paths: readonly string[],
  protections: readonly Protection[],
  { admin, roleId }: Writer,
  field: string,
): void {
  if (admin || roleId === ROLE_IDS.lead) return;
  const closed = protections.filter(({ roleIds }) => !roleIds.includes(roleId));
  if (closed.length === 0) return;
  const keys = closed.map(({ path }) => pathKey(path));
  for (const path of paths) {
    const key = pathKey(path);
    const index = keys.findIndex((other) => key === other || isBelow(key, other) || isBelow(other, key));
    if (index < 0) continue;
    throw warning('path-protected', { field, values: { path, protected: closed[index]!.path } });
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
