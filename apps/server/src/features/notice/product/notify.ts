import type { ProductNotice } from '@netloom/contract';
import type { Services } from '../../../services.ts';
import { KINDS } from './kinds.ts';
import { addresseeOf, administrators, choicesOf, keepTold } from './repository.ts';
import { titleOf } from './words.ts';

interface News {
  kind: ProductNotice;
  userIds: readonly number[];
  /** News of one group are told together while they are unread. */
  group: string;
  told: Record<string, string | number>;
  content?: string;
  /** An address of the product, or a reference such as `#run-…`. */
  link: string;
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
  const { database, hub } = services;
  const { kind, group: groupKey, told, content = '', link } = news;
  const way = (await choicesOf(database, userId)).get(kind) ?? KINDS[kind].way;
  if (way === 'off') return;
  await database.transaction((within) => keepTold(within, { kind, userId, groupKey, told, content, link }));
  hub.publish({ type: 'chats-changed' }, ({ caller }) => caller.userId === userId);
  if (way === 'mail') await mailTo(userId, news, services);
}

async function mailTo(
  userId: number,
  { kind, told, content = '' }: News,
  { database, mail, settings }: Serving,
): Promise<void> {
  const addressee = mail.enabled ? await addresseeOf(database, userId) : undefined;
  if (addressee === undefined) return;
  const { email: to, language } = addressee;
  const place = settings.publicUrl === undefined ? '' : `\n\n${settings.publicUrl}/notification/index`;
  await mail.send({ to, subject: `Netloom: ${titleOf(kind, told, language)}`, text: `${content}${place}\n` });
}
