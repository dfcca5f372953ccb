import type { Services } from '../../services.ts';
import type { Audience } from '../stream/index.ts';
import { everybody, membersOf } from '../stream/index.ts';
import { chosen } from './repository.ts';
import type { NoticeRow } from './repository.ts';

type Told = Pick<NoticeRow, 'noticeId' | 'audience' | 'deptId'>;

/** Tells those whom a notice is for that there is something to read, or no longer. */
export async function tellRecipients(
  notice: Told,
  { hub, database }: Pick<Services, 'hub' | 'database'>,
): Promise<void> {
  hub.publish({ type: 'chats-changed' }, await audienceOf(notice, database));
}

async function audienceOf(
  { noticeId, audience, deptId }: Told,
  database: Services['database'],
): Promise<Audience> {
  if (audience === 'all') return everybody;
  if (audience === 'dept') return membersOf(deptId!);
  const users = await chosen(database, noticeId);
  return ({ caller }) => users.has(caller.userId);
}
