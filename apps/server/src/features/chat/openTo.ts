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
