import { and, eq, inArray, sql } from '../../database/drizzle.ts';
import type { SQL } from 'drizzle-orm';
import type { Status } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { memberships } from '../department/index.ts';
import { users } from '../session/index.ts';

export interface UserFilter {
  /** Part of user name, mail address or phone, without case. */
  search: string;
  status?: Status;
  deptId?: number;
}

/** The users that are not deleted and pass the filter. */
export function matching(database: Database, { search, status, deptId }: UserFilter): SQL {
  const pattern = `%${search.trim().replace(/[%_\\]/g, '\\$&')}%`;
  const members = database.select({ userId: memberships.userId }).from(memberships);
  return and(
    sql`NOT ${users.deleted}`,
    search.trim() === '' ? undefined : sql`${users.searchText} LIKE lower(${pattern})`,
    status === undefined ? undefined : eq(users.status, status),
    deptId === undefined ? undefined : inArray(users.userId, members.where(eq(memberships.deptId, deptId))),
  )!;
}
