import type { ChatRecord } from '@netloom/contract';
import type { WordingLanguage } from '../../http/wording/wording.ts';
import { KINDS, isProductNotice } from './product/kinds.ts';
import { titleOf } from './product/words.ts';
import type { Received } from './repository.ts';

const PREVIEW = 200;

/** A notice as the polled lists tell it. */
export function recordOf(notice: Received, language: WordingLanguage): ChatRecord {
  const { noticeId, kind, audience, deptId, content, link, important, fromTime, read } = notice;
  return {
    ...{ privateChatId: null, systemNoticeId: noticeId, deptId, link, important },
    title: isProductNotice(kind) ? titleOf(kind, notice.told, language) : notice.title,
    type: isProductNotice(kind) ? KINDS[kind].type : audience,
    state: read,
    notReadAmount: read ? 0 : 1,
    lastMessage: content.slice(0, PREVIEW),
    lastAuthor: notice.author,
    time: new Date(fromTime).toISOString(),
    ...{ subject: '', muted: false },
  };
}
