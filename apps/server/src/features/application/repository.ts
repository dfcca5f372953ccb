import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Application, Invitation } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from '../department/index.ts';
import { userNames, users } from '../session/index.ts';
import { applications, invitations } from './tables.ts';

export type InvitationRecord = typeof invitations.$inferSelect;
export type ApplicationRecord = typeof applications.$inferSelect;

/** Applications of one project or one user that are told. */
const LISTED = 200;

export async function insertInvitation(
  database: Database,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRecord> {
  const [row] = await database.insert(invitations).values(invitation).returning();
  return row!;
}

export async function findInvitation(
  database: Database,
  inviteId: number,
): Promise<InvitationRecord | undefined> {
  const [row] = await database.select().from(invitations).where(eq(invitations.inviteId, inviteId));
  return row;
}

/** The invitation of a code, with its project. */
export async function findByCode(database: Database, codeHash: string) {
  const { deptName, dissolvedTime } = departments;
  const [row] = await database
    .select({ ...getTableColumns(invitations), deptName, dissolvedTime })
    .from(invitations)
    .innerJoin(departments, eq(departments.deptId, invitations.deptId))
    .where(eq(invitations.codeHash, codeHash));
  return row;
}

/** Those that can still be used, the newest first. */
export async function listInvitations(database: Database, deptId: number): Promise<InvitationRecord[]> {
  return database
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.deptId, deptId),
        eq(invitations.revoked, false),
        gt(invitations.expiresTime, new Date()),
      ),
    )
    .orderBy(desc(invitations.inviteId));
}

export async function revokeInvitation(database: Database, inviteId: number): Promise<void> {
  await database.update(invitations).set({ revoked: true }).where(eq(invitations.inviteId, inviteId));
}

export async function countUse(database: Database, inviteId: number): Promise<void> {
  await database
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(eq(invitations.inviteId, inviteId));
}

export async function insertApplication(
  database: Database,
  application: typeof applications.$inferInsert,
): Promise<number> {
  const [row] = await database.insert(applications).values(application).returning();
  return row!.applyId;
}

export async function findApplication(
  database: Database,
  applyId: number,
): Promise<ApplicationRecord | undefined> {
  const [row] = await database.select().from(applications).where(eq(applications.applyId, applyId));
  return row;
}

/** Decides an application that waits; undefined when somebody has decided it already. */
export async function decide(
  database: Database,
  applyId: number,
  decision: { status: 1 | 2; roleId: number; decideBy: number },
): Promise<ApplicationRecord | undefined> {
  const [row] = await database
    .update(applications)
    .set({ ...decision, decideTime: new Date() })
    .where(and(eq(applications.applyId, applyId), eq(applications.status, 0)))
    .returning();
  return row;
}

/** Those that wait first, then the newest. Users who are gone are left out. */
export async function listApplications(
  database: Database,
  whose: { deptId: number } | { userId: number } | { applyId: number },
): Promise<Application[]> {
  const [[column, value]] = Object.entries(whose) as [[keyof ApplicationRecord, number]];
  const { deptName } = departments;
  const { userName, email, emailConfirmed } = users;
  const rows = await database
    .select({ ...getTableColumns(applications), deptName, userName, email, emailConfirmed })
    .from(applications)
    .innerJoin(departments, eq(departments.deptId, applications.deptId))
    .innerJoin(users, and(eq(users.userId, applications.userId), eq(users.deleted, false)))
    .where(eq(applications[column], value))
    .orderBy(sql`${applications.status} <> 0`, desc(applications.applyId))
    .limit(LISTED);
  const deciders = await userNames(database, [...new Set(rows.flatMap(({ decideBy }) => decideBy ?? []))]);
  return rows.map(({ createTime, decideTime, decideBy, ...row }) => ({
    ...row,
    createTime: createTime.toISOString(),
    decideBy: decideBy === null ? '' : (deciders.get(decideBy) ?? ''),
    decideTime: decideTime?.toISOString() ?? null,
  }));
}

/** Invitations as they are told. */
export async function invitationRows(database: Database, records: InvitationRecord[]): Promise<Invitation[]> {
  const makers = await userNames(database, [...new Set(records.map(({ createBy }) => createBy))]);
  return records.map(({ inviteId, deptId, roleId, revoked, uses, ...record }) => ({
    ...{ inviteId, deptId, roleId, revoked, uses },
    createBy: makers.get(record.createBy) ?? '',
    createTime: record.createTime.toISOString(),
    expiresTime: record.expiresTime.toISOString(),
  }));
}

export function rolesOfMembers(
  database: Database,
  deptId: number,
): Promise<{ userId: number; roleId: number }[]> {
  return database
    .select({ userId: memberships.userId, roleId: memberships.roleId })
    .from(memberships)
    .where(eq(memberships.deptId, deptId));
}
