import type { SQL } from 'drizzle-orm';
import { sql } from '../../database/drizzle.ts';

/**
 * Whether a user may have to do with a chat now, in it or not: with a project's its members alone, with a ticket's its
 * author, its assignee and administrators.
 */
export const openTo = (userId: SQL | number, chat: SQL = sql`c`): SQL<boolean> => sql<boolean>`(
  (${chat}.dept_id IS NULL OR EXISTS (
    SELECT 1 FROM memberships s JOIN departments d USING (dept_id)
    WHERE s.dept_id = ${chat}.dept_id AND s.user_id = ${userId} AND d.dissolved_time IS NULL))
  AND (${chat}.ticket_id IS NULL OR EXISTS (
    SELECT 1 FROM tickets k JOIN users h ON h.user_id = ${userId}
    WHERE k.ticket_id = ${chat}.ticket_id AND (h.admin OR h.user_id IN (k.create_by, k.assignee)))))`;

/** Whether a user reads a chat `c` as it goes on: who is in it, and a room whomever it is open to. */
const isIn = (userId: number) => sql`(${openTo(userId)} AND (c.kind = 'room' OR EXISTS (
  SELECT 1 FROM chat_members n WHERE n.chat_id = c.chat_id AND n.user_id = ${userId})))`;

/** Chats that a user left and may look back at, since their project says so: up to `seq`, as they were at `leave_time`. */
export const leftBy = (userId: number): SQL => sql`(
  SELECT p.chat_id, c.dept_id, p.seq, p.leave_time, p.title
  FROM chat_departures p JOIN chats c USING (chat_id) JOIN departments d USING (dept_id)
  WHERE p.user_id = ${userId} AND d.former_members_read AND d.dissolved_time IS NULL AND NOT ${isIn(userId)})`;

/** All chats that a user may read; `until_seq` and `until_time` are null of those that he is in. */
export const readableBy = (userId: number, only: SQL = sql``): SQL => sql`(
  SELECT c.chat_id, c.title, NULL::int AS until_seq, NULL::timestamptz AS until_time
  FROM chats c WHERE ${isIn(userId)} ${only}
  UNION ALL
  SELECT c.chat_id, c.title, c.seq, c.leave_time FROM ${leftBy(userId)} c WHERE true ${only})`;
