import type { RoomPlace } from '@netloom/contract';
import { sql } from '../../database/drizzle.ts';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';

/** What a room is about, as it is called, and whom it concerns from its first word on. */
export interface Subject {
  title: string;
  /** Of a ticket. */
  ticketId: number | null;
  userIds: number[];
}

type Row = { title: string; userIds: (number | null)[] };

async function find(database: Database, query: SQL): Promise<Row | undefined> {
  return (await database.execute<Row>(query)).rows[0];
}

/** Undefined for what is not there, or not in the project. */
export async function findSubject(
  database: Database,
  { deptId = 0, subject }: RoomPlace,
): Promise<Subject | undefined> {
  const kind = subject.slice(0, subject.indexOf(':'));
  const about = subject.slice(kind.length + 1);
  // Members have trees of their own: which of them has the document does not matter.
  if (kind === 'design') {
    const title = about.slice(about.lastIndexOf('/') + 1, -'.soc.json'.length);
    return { title, ticketId: null, userIds: [] };
  }
  const queries: Record<string, SQL> = {
    run: sql`SELECT title, ARRAY[create_by] AS "userIds" FROM runs
      WHERE dept_id = ${deptId} AND run_id::text = ${about}`,
    defect: sql`SELECT '#' || bug_id || ' ' || title AS title, 
        ARRAY(SELECT user_id FROM bug_watchers w WHERE w.bug_id = bugs.bug_id) AS "userIds" FROM bugs
      WHERE dept_id = ${deptId} AND bug_id::text = ${about}`,
    ticket: sql`SELECT '#' || ticket_id || ' ' || subject AS title, ARRAY[create_by, assignee] AS "userIds"
      FROM tickets WHERE ticket_id::text = ${about}`,
  };
  const row = await find(database, queries[kind]!);
  if (row === undefined) return undefined;
  const userIds = row.userIds.filter((userId) => userId !== null);
  return { title: row.title, ticketId: kind === 'ticket' ? Number(about) : null, userIds };
}

/** Its author, its assignee and administrators. */
export async function seeingTicket(database: Database, ticketId: number): Promise<Set<number>> {
  const { rows } = await database.execute<{ userId: number }>(
    sql`SELECT h.user_id AS "userId" FROM tickets k JOIN users h
          ON h.admin OR h.user_id IN (k.create_by, k.assignee)
        WHERE k.ticket_id = ${ticketId} AND NOT h.deleted`,
  );
  return new Set(rows.map(({ userId }) => userId));
}
