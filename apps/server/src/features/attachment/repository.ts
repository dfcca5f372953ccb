import type { Attachment } from '@netloom/contract';
import { and, eq, inArray, isNull, lt, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { warning } from '../../http/refuse.ts';
import { attachments } from './tables.ts';

export type AttachmentRow = Omit<typeof attachments.$inferSelect, 'content'>;

const { imageId, ownerId, name, kind, mediaType, width, height, bytes } = attachments;
const { messageId, ticketId, replyId, bugId, eventId, createTime } = attachments;
const told = { imageId, name, kind, mediaType, bytes, width, height };
/** What was never sent is kept this long: a draft may hold it. */
const KEPT_DAYS = 30;

/** Of no message, ticket or defect. */
const loose = and(isNull(messageId), isNull(ticketId), isNull(bugId));

export async function insertAttachment(
  database: Database,
  row: typeof attachments.$inferInsert,
): Promise<Attachment> {
  const [inserted] = await database.insert(attachments).values(row).returning(told);
  return inserted!;
}

export async function findAttachment(database: Database, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await database
    .select({ ...told, ownerId, messageId, ticketId, replyId, bugId, eventId, createTime })
    .from(attachments)
    .where(eq(imageId, id));
  return row;
}

export async function contentOf(database: Database, id: string): Promise<Buffer> {
  const [row] = await database
    .select({ content: attachments.content })
    .from(attachments)
    .where(eq(imageId, id));
  return row!.content;
}

/** Bytes of what a person sent up and has not sent on; what is too old is gone then. */
export async function looseBytes(database: Database, userId: number): Promise<number> {
  const own = and(eq(ownerId, userId), loose);
  await database
    .delete(attachments)
    .where(and(own, lt(createTime, sql`now() - make_interval(days => ${KEPT_DAYS})`)));
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${bytes}), 0)::int` })
    .from(attachments)
    .where(own);
  return row!.sum;
}

/** What something is sent with. */
type Target =
  | { messageId: number }
  | { ticketId: number; replyId?: number }
  | { bugId: number; eventId?: number };

/** Sends a person's pictures with something. @throws a 601 for one that is not his, or was sent already. */
export async function attach(
  database: Database,
  ids: readonly string[],
  { ownerId: owner, ...target }: { ownerId: number } & Target,
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const attached = await database
    .update(attachments)
    .set(target)
    .where(and(inArray(imageId, [...ids]), eq(ownerId, owner), loose))
    .returning(told);
  if (attached.length !== new Set(ids).size) throw warning('picture-not-at-hand', { field: 'imageIds' });
  return ids.map((id) => attached.find((each) => each.imageId === id)!);
}
