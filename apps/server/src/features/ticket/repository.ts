import type { Attachment, Ticket, TicketReply } from '@netloom/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { ticketReplies, tickets } from './tables.ts';

export type TicketRow = typeof tickets.$inferSelect;

/** Whose tickets are listed: all, or those that concern a person. */
export interface Seeing {
  userId: number;
  all: boolean;
}

export interface TicketFilter {
  kind?: Ticket['kind'] | undefined;
  state?: Ticket['state'] | undefined;
  priority?: Ticket['priority'] | undefined;
  mine: boolean;
  search: string;
}

const iso = (time: string) => new Date(time).toISOString();

function conditions({ userId, all }: Seeing, filter: TicketFilter): SQL {
  const parts = [
    all ? undefined : sql`(t.create_by = ${userId} OR t.assignee = ${userId})`,
    filter.mine ? sql`t.create_by = ${userId}` : undefined,
    filter.kind && sql`t.kind = ${filter.kind}`,
    filter.state && sql`t.state = ${filter.state}`,
    filter.priority && sql`t.priority = ${filter.priority}`,
    filter.search === ''
      ? undefined
      : sql`lower(t.subject) LIKE ${`%${filter.search.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`,
  ].filter((part) => part !== undefined);
  return sql.join([sql`true`, ...parts], sql` AND `);
}

/** Open ones first, then the newest. */
export async function listTickets(
  database: Database,
  seeing: Seeing,
  { page, limit, ...filter }: TicketFilter & { page: number; limit: number },
): Promise<{ total: number; rows: Ticket[] }> {
  const where = conditions(seeing, filter);
  const notes = seeing.all ? sql`` : sql`AND NOT r.internal`;
  const counted = database.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM tickets t WHERE ${where}`,
  );
  const listed = database.execute<Ticket & Record<string, unknown>>(
    sql`SELECT t.ticket_id AS "ticketId", t.kind, t.subject, t.priority, t.state, t.create_by AS "createBy",
          u.user_name AS "createByName", t.assignee, coalesce(a.user_name, '') AS "assigneeName",
          t.create_time AS "createTime", t.update_time AS "updateTime", t.revision,
          (SELECT count(*)::int FROM ticket_replies r WHERE r.ticket_id = t.ticket_id ${notes}) AS replies
        FROM tickets t
        JOIN users u ON u.user_id = t.create_by
        LEFT JOIN users a ON a.user_id = t.assignee
        WHERE ${where}
        ORDER BY t.state IN ('solved', 'closed'), t.ticket_id DESC
        LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  const [{ rows: totals }, { rows }] = await Promise.all([counted, listed]);
  return {
    total: totals[0]!.total,
    rows: rows.map((row) => ({ ...row, createTime: iso(row.createTime), updateTime: iso(row.updateTime) })),
  };
}

export async function findTicket(database: Database, ticketId: number): Promise<TicketRow | undefined> {
  const [row] = await database.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  return row;
}

export async function insertTicket(database: Database, row: typeof tickets.$inferInsert): Promise<number> {
  const [inserted] = await database.insert(tickets).values(row).returning({ ticketId: tickets.ticketId });
  return inserted!.ticketId;
}

/** False when `revision` is not the stored one. */
export async function changeTicket(
  database: Database,
  ticketId: number,
  revision: number,
  change: Partial<TicketRow>,
): Promise<boolean> {
  const changed = await database
    .update(tickets)
    .set({ ...change, revision: revision + 1, updateTime: sql`now()` as never })
    .where(and(eq(tickets.ticketId, ticketId), eq(tickets.revision, revision)))
    .returning({ ticketId: tickets.ticketId });
  return changed.length > 0;
}

export async function insertReply(
  database: Database,
  row: typeof ticketReplies.$inferInsert,
): Promise<number> {
  const [inserted] = await database
    .insert(ticketReplies)
    .values(row)
    .returning({ replyId: ticketReplies.replyId });
  await database
    .update(tickets)
    .set({ updateTime: sql`now()` as never })
    .where(eq(tickets.ticketId, row.ticketId));
  return inserted!.replyId;
}

type ReplyRow = TicketReply & Record<string, unknown>;

export async function listReplies(
  database: Database,
  ticketId: number,
  withNotes: boolean,
): Promise<Omit<TicketReply, 'images'>[]> {
  const { rows } = await database.execute<ReplyRow>(
    sql`SELECT r.reply_id AS "replyId", u.user_name AS "authorName", r.content, r.internal,
          r.create_time AS "createTime"
        FROM ticket_replies r JOIN users u ON u.user_id = r.author_id
        WHERE r.ticket_id = ${ticketId} AND (${withNotes} OR NOT r.internal)
        ORDER BY r.reply_id LIMIT 500`,
  );
  return rows.map((row) => ({ ...row, createTime: iso(row.createTime) }));
}

/** What was sent with a ticket and its replies. */
export async function listAttached(
  database: Database,
  ticketId: number,
): Promise<(Attachment & { replyId: number | null })[]> {
  const { rows } = await database.execute<Attachment & { replyId: number | null } & Record<string, unknown>>(
    sql`SELECT image_id AS "imageId", name, kind, media_type AS "mediaType", bytes, width, height,
          reply_id AS "replyId"
        FROM attachments WHERE ticket_id = ${ticketId} ORDER BY create_time, image_id`,
  );
  return rows;
}

export async function isInternal(database: Database, replyId: number): Promise<boolean> {
  const [row] = await database
    .select({ internal: ticketReplies.internal })
    .from(ticketReplies)
    .where(eq(ticketReplies.replyId, replyId));
  return row?.internal ?? true;
}

/** Users of these ids, or administrators, who may sign in. */
export async function activeUsers(database: Database, only?: number) {
  const one = only === undefined ? sql`` : sql`AND user_id = ${only}`;
  const { rows } = await database.execute<{ userId: number; userName: string }>(
    sql`SELECT user_id AS "userId", user_name AS "userName" FROM users
        WHERE admin AND NOT deleted AND status = 0 ${one} ORDER BY user_name LIMIT 200`,
  );
  return rows;
}
