import type { ProductNotice } from '@netloom/contract';
import type { Services } from '../../../services.ts';
import { choicesOf, wayOf } from './choiceRows.ts';
import { awaitMail, mailWaiting } from './digest.ts';
import { administrators, keepTold } from './repository.ts';

interface News {
  kind: ProductNotice;
  userIds: readonly number[];
  /** News of one group are told together while they are unread. */
  group: string;
  told: Record<string, string | number>;
  content?: string;
  /** An address of the product, or a reference such as `#run-…`. */
  link: string;
  /** The project that it is about. */
  deptId?: number | null;
}

type Serving = Pick<Services, 'database' | 'hub' | 'mail' | 'settings' | 'log'>;

/** Tells people of something as each of them wants; what is told about does not wait for it, nor fails with it. */
export function notify(news: News, services: Serving): void {
  for (const userId of new Set(news.userIds))
    tell(userId, news, services).catch((error: unknown) =>
      services.log.error({ err: error }, 'somebody cannot be notified'),
    );
}

/** Tells everybody who administers the installation. */
export async function notifyAdministrators(news: Omit<News, 'userIds'>, services: Serving): Promise<void> {
  notify({ ...news, userIds: await administrators(services.database) }, services);
}

async function tell(userId: number, news: News, services: Serving): Promise<void> {
  const { database, hub, mail } = services;
  const { kind, group: groupKey, told, content = '', link, deptId = null } = news;
  const way = wayOf(await choicesOf(database, userId), kind, deptId);
  if (way === 'off') return;
  await database.transaction(async (within) => {
    const noticeId = await keepTold(within, { kind, userId, groupKey, told, content, link });
    if (way === 'mail' && mail.enabled) await awaitMail(within, { noticeId, userId });
  });
  hub.publish({ type: 'chats-changed' }, ({ caller }) => caller.userId === userId);
  if (way === 'mail') await mailWaiting(userId, services);
}
