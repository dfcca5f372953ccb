import type { Message } from '@netloom/contract';

/** The address of a chat in the notification centre, at one of its messages. */
export function messageAddress({ privateChatId, seq }: Pick<Message, 'privateChatId' | 'seq'>): string {
  const query = { openChat: 'true', chatId: String(privateChatId), type: 'group', at: String(seq) };
  return `/notification/index?${new URLSearchParams(query)}`;
}
