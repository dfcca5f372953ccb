import type { Database } from '../../database/index.ts';
import { warning } from '../../http/refuse.ts';
import { isActiveUser, roleOf } from '../department/index.ts';

/** @throws a 601 for who is no member of the project. */
export async function requireAssignee(
  database: Database,
  deptId: number,
  assigneeId: number | null | undefined,
): Promise<void> {
  if (assigneeId === null || assigneeId === undefined) return;
  if (
    (await roleOf(database, deptId, assigneeId)) === undefined ||
    !(await isActiveUser(database, assigneeId))
  )
    throw warning('no-assignee', { field: 'assigneeId' });
}
