import { listUserNotices, userNotice } from '@netloom/contract';
import { signedIn, whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { languageOf } from '../../http/wording/language.ts';
import { recordOf } from './records.ts';
import { listReceived } from './repository.ts';

export const listUserNoticesRoute = implement(
  listUserNotices,
  signedIn,
  async ({ body: { status }, request }, { caller }, { database }) => {
    const language = languageOf(request.headers['accept-language']);
    const received = await listReceived(database, caller.userId, { status });
    return received.map((notice) => recordOf(notice, language));
  },
);

const recipient = whoIs(
  'those whom the notice is for, while it is out',
  async ({ query }: Incoming<typeof userNotice>, caller, { database }) => {
    const [notice] = await listReceived(database, caller.userId, { noticeId: query.systemNoticeId });
    if (notice === undefined) throw forbidden();
    return notice;
  },
);

export const userNoticeRoute = implement(userNotice, recipient, ({ request }, notice) => {
  const { content, untilTime, author } = notice;
  const until = untilTime === null ? null : new Date(untilTime).toISOString();
  return Promise.resolve({
    ...recordOf(notice, languageOf(request.headers['accept-language'])),
    content,
    untilTime: until,
    author,
  });
});
