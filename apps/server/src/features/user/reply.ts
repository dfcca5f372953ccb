import type { Status, SysUser } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { pendingEmails, usersWithFactor } from '../session/index.ts';
import { projectsOf, usersByIds } from './repository.ts';
import type { UserRecord } from './repository.ts';

type Project = Awaited<ReturnType<typeof projectsOf>>[number];

/** Users as people see them, in the order of the ids; those that are gone are left out. */
export async function sysUsers(database: Database, userIds: number[]): Promise<SysUser[]> {
  if (userIds.length === 0) return [];
  const [records, projects, pending, withFactor] = await Promise.all([
    usersByIds(database, userIds),
    projectsOf(database, userIds),
    pendingEmails(database, userIds),
    usersWithFactor(database, userIds),
  ]);
  return records
    .filter(({ deleted }) => !deleted)
    .map((record) => ({
      ...sysUser(record, projects),
      pendingEmail: waiting(record, pending),
      secondFactor: withFactor.has(record.userId),
    }));
}

function waiting({ userId, email }: UserRecord, pending: Map<number, string>): string {
  const asked = pending.get(userId) ?? '';
  return asked === email ? '' : asked;
}

function sysUser(record: UserRecord, projects: Project[]): Omit<SysUser, 'pendingEmail' | 'secondFactor'> {
  const { userId, userName, email, emailConfirmed, phone, avatar, admin, status, createTime, lastSeen } =
    record;
  return {
    userId,
    userName,
    email,
    emailConfirmed,
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
