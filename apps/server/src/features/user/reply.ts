import type { Status, SysUser } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { projectsOf, usersByIds } from './repository.ts';
import type { UserRecord } from './repository.ts';

type Project = Awaited<ReturnType<typeof projectsOf>>[number];

/** Users as people see them, in the order of the ids; those that are gone are left out. */
export async function sysUsers(database: Database, userIds: number[]): Promise<SysUser[]> {
  if (userIds.length === 0) return [];
  const [records, projects] = await Promise.all([
    usersByIds(database, userIds),
    projectsOf(database, userIds),
  ]);
  return records.filter(({ deleted }) => !deleted).map((record) => sysUser(record, projects));
}

function sysUser(record: UserRecord, projects: Project[]): SysUser {
  const { userId, userName, email, phone, avatar, admin, status, createTime, lastSeen } = record;
  return {
    userId,
    userName,
    email,
    phone,
    avatar,
    admin,
    status: status as Status,
    departments: projects
      .filter((project) => project.userId === userId)
      .map(({ deptId, deptName, roleId }) => ({ deptId, deptName, roleId })),
    createTime: createTime.toISOString(),
    lastSeen: lastSeen?.toISOString() ?? null,
  };
}
