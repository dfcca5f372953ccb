import type { Status, SysUser } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { pendingEmails } from '../session/index.ts';
import { projectsOf, usersByIds } from './repository.ts';
import type { UserRecord } from './repository.ts';

type Project = Awaited<ReturnType<typeof projectsOf>>[number];

/** Users as people see them, in the order of the ids; those that are gone are left out. */
export async function sysUsers(database: Database, userIds: number[]): Promise<SysUser[]> {
  if (userIds.length === 0) return [];
  const [records, projects, pending] = await Promise.all([
    usersByIds(database, userIds),
    projectsOf(database, userIds),
    pendingEmails(database, userIds),
  ]);
  return records
    .filter(({ deleted }) => !deleted)
    .map((record) => sysUser(record, projects, pending.get(record.userId) ?? ''));
}

function sysUser(record: UserRecord, projects: Project[], pendingEmail: string): SysUser {
  const { userId, userName, email, emailConfirmed, phone, avatar, admin, status, createTime, lastSeen } =
    record;
  return {
    userId,
    userName,
    email,
    emailConfirmed,
    pendingEmail: pendingEmail === email ? '' : pendingEmail,
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
