import { and, desc, eq, gt, gte } from '../../database/drizzle.ts';
import type { z } from 'zod';
import type { loginLogList, onlineList } from '@netloom/contract';
import { between } from '../../database/between.ts';
import { anyContains } from '../../database/contains.ts';
import type { Database } from '../../database/index.ts';
import { departments } from '../department/index.ts';
import { loginLogs, sessions, users } from '../session/index.ts';

/** One page of the sessions that may still be used, those seen last first, and how many there are on all. */
export async function listSessions(
  database: Database,
  { page, limit, search }: z.output<(typeof onlineList)['body']>,
  idle: Date | null,
) {
  const living = and(
    gt(sessions.expiresAt, new Date()),
    idle === null ? undefined : gte(sessions.lastSeen, idle),
    eq(users.status, 0),
    eq(users.deleted, false),
    anyContains([users.userName, sessions.address, departments.deptName], search),
  );
  const found = database
    .select({
      sessionId: sessions.sessionId,
      tokenHash: sessions.tokenHash,
      userId: users.userId,
      userName: users.userName,
      deptName: departments.deptName,
      address: sessions.address,
      agent: sessions.agent,
      signInTime: sessions.createTime,
      lastSeen: sessions.lastSeen,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .leftJoin(departments, eq(departments.deptId, sessions.deptId))
    .where(living);
  const [total, records] = await Promise.all([
    database.$count(found.as('found')),
    found
      .orderBy(desc(sessions.lastSeen), desc(sessions.sessionId))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { total, records };
}

/** Answers the hash of its token; undefined when there is none. */
export async function deleteSession(database: Database, sessionId: number): Promise<string | undefined> {
  const [row] = await database.delete(sessions).where(eq(sessions.sessionId, sessionId)).returning();
  return row?.tokenHash;
}

/** One page, the newest first, and how many there are on all. */
export async function listLoginLogs(
  database: Database,
  { page, limit, search, from, to, success }: z.output<(typeof loginLogList)['body']>,
) {
  const chosen = and(
    anyContains([loginLogs.userName, loginLogs.address, loginLogs.agent], search),
    between(loginLogs.time, from, to),
    success === undefined ? undefined : eq(loginLogs.success, success),
  );
  const [total, records] = await Promise.all([
    database.$count(loginLogs, chosen),
    database
      .select()
      .from(loginLogs)
      .where(chosen)
      .orderBy(desc(loginLogs.time), desc(loginLogs.logId))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { total, records };
}
