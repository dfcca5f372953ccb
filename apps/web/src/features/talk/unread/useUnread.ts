import { listUserNotices, selectPrivateChatList } from '@netloom/contract';
import type { ChatRecord } from '@netloom/contract';
import { useEffect, useMemo } from 'react';
import { callKey, queryClient, useCall } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** Specification, section 9. */
const POLL_MS = 20_000;
const polled = { refetchInterval: POLL_MS, meta: { quiet: true } };

export interface Unread {
  /** Chats and notices, whether read or not, the newest first. */
  records: ChatRecord[];
  /** What has not been read. */
  items: ChatRecord[];
  /** Sum of `notReadAmount`; the same everywhere. */
  count: number;
  loaded: boolean;
}

/** Both lists anew: something was said or read. */
export function refreshUnread(): void {
  for (const call of [selectPrivateChatList, listUserNotices])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

const isUnread = ({ systemNoticeId, state, notReadAmount }: ChatRecord) =>
  systemNoticeId === null ? notReadAmount > 0 : state !== true;

/** What the caller has to read: polled, and asked for at once when the stream says that it changed. */
export function useUnread(): Unread {
  const chats = useCall(selectPrivateChatList, {}, polled);
  const notices = useCall(listUserNotices, { body: { status: false } }, polled);
  const error = chats.error ?? notices.error;
  useEffect(() => {
    // To the console alone (specification, section 8).
    // oxlint-disable-next-line no-console
    if (error !== null) console.error('获取未读消息列表失败', error);
  }, [error]);
  const loaded = chats.data !== undefined && notices.data !== undefined;
  return useMemo(() => {
    const records = [...(chats.data ?? []), ...(notices.data ?? [])].sort((a, b) =>
      b.time.localeCompare(a.time),
    );
    const items = records.filter(isUnread);
    return { records, items, count: items.reduce((sum, each) => sum + each.notReadAmount, 0), loaded };
  }, [chats.data, notices.data, loaded]);
}

/** Asks for the lists when the stream says that they changed; in one place of a page. */
export function useUnreadEvents(): void {
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type === 'chats-changed' || type === 'chat-messages' || type === 'hello') refreshUnread();
      }),
    [],
  );
}
