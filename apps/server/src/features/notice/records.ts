import type { ChatRecord } from '@netloom/contract';
import type { Received } from './repository.ts';

const PREVIEW = 200;

/** A notice as the polled lists tell it. */
export function recordOf(notice: Received): ChatRecord {
  const { noticeId, audience, deptId, title, content, link, important, fromTime, read } = notice;
  return {
    ...{ privateChatId: null, systemNoticeId: noticeId, deptId, title, link, important },
    type: audience,
    state: read,
    notReadAmount: read ? 0 : 1,
    lastMessage: content.slice(0, PREVIEW),
    lastAuthor: notice.author,
    time: new Date(fromTime).toISOString(),
    ...{ subject: '', muted: false },
  };
}
