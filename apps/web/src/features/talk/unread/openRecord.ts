import { updateManagerSystemNotice } from '@netloom/contract';
import type { ChatRecord } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';
import { announceError } from '../../../announce.ts';
import { refreshUnread } from './useUnread.ts';

/** A text that tells a record from all others. */
export const recordKey = ({
  privateChatId,
  systemNoticeId,
}: Pick<ChatRecord, 'privateChatId' | 'systemNoticeId'>) =>
  privateChatId === null ? `notice-${systemNoticeId}` : `chat-${privateChatId}`;

/** The address in the notification centre; a notice of the product leads to what it is about. */
export function recordAddress({ privateChatId, systemNoticeId, type, link }: ChatRecord): string {
  if (link !== '') return link;
  const chatId = String(privateChatId ?? systemNoticeId);
  return `/notification/index?${new URLSearchParams({ openChat: 'true', chatId, type })}`;
}

/** Tells the server that a notice was read (specification, section 7.4). */
export async function noteRead({ systemNoticeId, state }: ChatRecord): Promise<void> {
  if (systemNoticeId === null || state === true) return;
  try {
    await callApi(updateManagerSystemNotice, { body: { state: true, systemNoticeId } });
    refreshUnread();
  } catch (error) {
    announceError(error);
  }
}
