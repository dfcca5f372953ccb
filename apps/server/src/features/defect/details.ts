import { showBug } from '@netloom/contract';
import type { Attachment, BugDetails } from '@netloom/contract';
import { movesFrom } from '@netloom/model/defect';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { userNames } from '../session/index.ts';
import { memberOfBug } from './policy.ts';
import type { BugMember } from './policy.ts';
import { branchesOf, eventsOf, findBug, linksOf, watchersOf } from './repository.ts';
import { bugRow } from './rows.ts';

type Attached = Attachment & { eventId: number | null };

async function attachedTo(database: Database, bugId: number): Promise<Attached[]> {
  const { rows } = await database.execute<Attached & Record<string, unknown>>(sql`
    SELECT image_id AS "imageId", name, kind, media_type AS "mediaType", bytes, width, height,
      event_id AS "eventId"
    FROM attachments WHERE bug_id = ${bugId} ORDER BY create_time, image_id`);
  return rows;
}

/** A defect as this member sees it now. */
export async function detailsOf(
  { caller, duties, bug: { bugId } }: Pick<BugMember, 'caller' | 'duties' | 'bug'>,
  { database }: Pick<Services, 'database'>,
): Promise<BugDetails> {
  const [row, bug, events, attached, branches, links, watchers] = await Promise.all([
    bugRow(database, bugId),
    findBug(database, bugId),
    eventsOf(database, bugId),
    attachedTo(database, bugId),
    branchesOf(database, bugId),
    linksOf(database, bugId),
    watchersOf(database, bugId),
  ]);
  const { description, failure, createBy } = bug!;
  const names = await userNames(database, [createBy]);
  const imagesOf = (of: number | null) =>
    attached.filter(({ eventId }) => eventId === of).map(({ eventId: _eventId, ...image }) => image);
  return {
    ...row,
    ...{ description, failure, links, watchers },
    createBy: names.get(createBy) ?? '',
    branches: branches.map(({ bugId: _bugId, ...branch }) => branch),
    events: events.map((event) => ({ ...event, images: imagesOf(event.eventId) })),
    images: imagesOf(null),
    watching: watchers.some(({ userId }) => userId === caller.userId),
    moves: movesFrom(row.status, duties),
  };
}

export const showBugRoute = implement(
  showBug,
  memberOfBug('defect:view', ({ query }) => query.bugId),
  (_incoming, member, services) => detailsOf(member, services),
);
