import type { RoomPlace } from '@netloom/contract';
import { and, eq, inArray, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { leftBy, openTo } from './openTo.ts';
import { chatMembers, chats } from './tables.ts';

export type ChatRow = typeof chats.$inferSelect;

/** A chat as somebody stands to it. */
export interface Standing {
  chat: ChatRow;
  /** Undefined of one who is not in it. */
  member: typeof chatMembers.$inferSelect | undefined;
  /** Whether he may have to do with it now. */
  isOpen: boolean;
}

export async function findStanding(
  database: Database,
  userId: number,
  which: { chatId: number } | RoomPlace,
): Promise<Standing | undefined> {
  const found = 'chatId' in which ? eq(chats.chatId, which.chatId) : isRoom(which);
  const [row] = await database
    .select({ chat: chats, member: chatMembers, isOpen: openTo(userId, sql`chats`) })
    .from(chats)
    .leftJoin(chatMembers, and(eq(chatMembers.chatId, chats.chatId), eq(chatMembers.userId, userId)))
    .where(found);
  return row && { ...row, member: row.member ?? undefined };
}

/** How a chat was when somebody left it: its newest message, its title, and when that was. */
export interface Departure {
  seq: number;
  title: string;
  /** As the database writes it. */
  time: string;
}

/** Of a chat that the user may look back at. */
export async function findDeparture(
  database: Database,
  userId: number,
  chatId: number,
): Promise<Departure | undefined> {
  const { rows } = await database.execute<Departure & Record<string, unknown>>(
    sql`SELECT seq, title, leave_time::text AS time FROM ${leftBy(userId)} past WHERE chat_id = ${chatId}`,
  );
  return rows[0];
}

/** Of a ticket, or of something of a project. */
const isRoom = ({ deptId, subject }: RoomPlace) =>
  and(
    eq(chats.kind, 'room'),
    eq(chats.subject, subject),
    sql`${chats.deptId} IS NOT DISTINCT FROM ${deptId ?? null}::int`,
  );

/** Those who are in a chat; of a ticket's room those who may still see the ticket. */
export async function audienceOf(database: Database, chatId: number): Promise<Set<number>> {
  const rows = await database
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.chatId, chatMembers.chatId))
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        sql`(${chats.ticketId} IS NULL OR ${openTo(sql`chat_members.user_id`, sql`chats`)})`,
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** At most `most` of the people of a chat, by name, and how many there are. */
export async function peopleOf(database: Database, chatId: number, most: number) {
  const { rows } = await database.execute<{
    userId: number;
    userName: string;
    readSeq: number;
    count: number;
  }>(
    sql`SELECT m.user_id AS "userId", u.user_name AS "userName", m.read_seq AS "readSeq",
          (count(*) OVER ())::int AS count
        FROM chat_members m
        JOIN users u ON u.user_id = m.user_id AND NOT u.deleted
        JOIN chats c USING (chat_id)
        WHERE m.chat_id = ${chatId} AND ${openTo(sql`m.user_id`)}
        ORDER BY u.user_name LIMIT ${most}`,
  );
  return { count: rows[0]?.count ?? 0, people: rows.map(({ count: _count, ...person }) => person) };
}

/** The two share a living project, or one of them administers the installation. */
export async function mayMeet(database: Database, userId: number, otherId: number): Promise<boolean> {
  const { rows } = await database.execute<{ met: boolean }>(
    sql`SELECT EXISTS (SELECT 1 FROM users WHERE user_id = ${otherId} AND NOT deleted AND status = 0)
      AND (EXISTS (SELECT 1 FROM users WHERE admin AND user_id IN (${userId}, ${otherId}))
        OR EXISTS (SELECT 1 FROM memberships a JOIN memberships b USING (dept_id) JOIN departments d USING (dept_id)
          WHERE a.user_id = ${userId} AND b.user_id = ${otherId} AND d.dissolved_time IS NULL)) AS met`,
  );
  return rows[0]!.met;
}

/** The chat of two people, made when there is none. */
export function pairChat(database: Database, userId: number, otherId: number): Promise<number> {
  const [lowUser, highUser] = userId < otherId ? [userId, otherId] : [otherId, userId];
  return database.transaction(async (within) => {
    await within
      .insert(chats)
      .values({ kind: 'private', lowUser, highUser, createBy: userId })
      .onConflictDoNothing();
    const [row] = await within
      .select({ chatId: chats.chatId })
      .from(chats)
      .where(and(eq(chats.lowUser, lowUser), eq(chats.highUser, highUser)));
    await join(within, row!.chatId, [lowUser, highUser]);
    return row!.chatId;
  });
}

/** Members of a chat have read all that was said before they came. */
export async function join(database: Database, chatId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const readSeq = sql`(SELECT last_seq FROM chats WHERE chat_id = ${chatId})`;
  await database
    .insert(chatMembers)
    .values(userIds.map((userId) => ({ chatId, userId, readSeq })))
    .onConflictDoNothing();
}

export async function leave(database: Database, chatId: number, userId: number): Promise<void> {
  await database
    .delete(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)));
}

export async function insertGroup(
  database: Database,
  { userIds, ...group }: { deptId: number; title: string; createBy: number; userIds: number[] },
): Promise<number> {
  return database.transaction(async (within) => {
    const [row] = await within
      .insert(chats)
      .values({ kind: 'group', ...group })
      .returning({ chatId: chats.chatId });
    await join(within, row!.chatId, [...new Set([group.createBy, ...userIds])]);
    return row!.chatId;
  });
}

/** Undefined where there is one already. */
export async function insertRoom(
  database: Database,
  room: Pick<ChatRow, 'deptId' | 'subject' | 'ticketId' | 'title' | 'createBy'>,
): Promise<number | undefined> {
  const [row] = await database
    .insert(chats)
    .values({ kind: 'room', ...room })
    .onConflictDoNothing()
    .returning({ chatId: chats.chatId });
  return row?.chatId;
}

export async function renameChat(database: Database, chatId: number, title: string): Promise<void> {
  await database.update(chats).set({ title }).where(eq(chats.chatId, chatId));
}

export async function setMember(
  database: Database,
  chatId: number,
  userId: number,
  change: { muted?: boolean; readSeq?: number },
): Promise<void> {
  await database
    .update(chatMembers)
    .set(change)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)));
}

/** Of these users those who are members of the project. */
export async function membersAmong(
  database: Database,
  deptId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await database.execute<{ userId: number }>(
    sql`SELECT m.user_id AS "userId" FROM memberships m JOIN users u USING (user_id)
        WHERE m.dept_id = ${deptId} AND NOT u.deleted AND ${inArray(sql`m.user_id`, [...userIds, 0])}`,
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** People who share a project with the user, those of `deptId` alone where it is given. */
export async function findPeople(
  database: Database,
  userId: number,
  { search, deptId }: { search: string; deptId?: number | undefined },
): Promise<{ userId: number; userName: string }[]> {
  const pattern = `%${search.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`;
  const only = deptId === undefined ? sql`` : sql`AND a.dept_id = ${deptId}`;
  const { rows } = await database.execute<{ userId: number; userName: string }>(
    sql`SELECT DISTINCT u.user_id AS "userId", u.user_name AS "userName"
        FROM memberships a JOIN memberships b USING (dept_id)
        JOIN departments d ON d.dept_id = a.dept_id AND d.dissolved_time IS NULL
        JOIN users u ON u.user_id = b.user_id AND NOT u.deleted AND u.status = 0
        WHERE a.user_id = ${userId} AND u.user_id <> ${userId} ${only} AND lower(u.user_name) LIKE ${pattern}
        ORDER BY u.user_name LIMIT 20`,
  );
  return rows;
}

/** Of these projects' runs the one with a number, or else the newest whose id begins so. */
export async function runByName(database: Database, deptIds: readonly number[], name: string) {
  const isCalled = /^\d{1,7}$/.test(name)
    ? sql`queue_number = ${Number(name)}`
    : sql`run_id::text LIKE ${`${name}%`}`;
  const { rows } = await database.execute<{
    runId: string;
    number: number;
    deptId: number;
    kind: string;
    title: string;
  }>(
    sql`SELECT run_id AS "runId", queue_number::int AS number, dept_id AS "deptId", kind, title FROM runs
        WHERE ${inArray(sql`dept_id`, [...deptIds, 0])} AND ${isCalled}
        ORDER BY create_time DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}
