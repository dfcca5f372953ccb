/** What the address of the notification centre opens. */
export interface Opened {
  privateChatId: number | null;
  systemNoticeId: number | null;
  /** The message of the chat that is to be seen. */
  seq: number | null;
}

const CHAT_TYPES = ['private', 'group', 'room'];

/** Query `openChat, chatId, type` (specification, section 2.2): a chat by the types of chats, else a notice. */
export function openedBy(search: URLSearchParams): Opened | null {
  const chatId = Number(search.get('chatId') ?? search.get('openChat'));
  if (!Number.isInteger(chatId) || chatId <= 0) return null;
  const type = search.get('type') ?? 'private';
  const at = Number(search.get('at'));
  return CHAT_TYPES.includes(type)
    ? { privateChatId: chatId, systemNoticeId: null, seq: Number.isInteger(at) && at > 0 ? at : null }
    : { privateChatId: null, systemNoticeId: chatId, seq: null };
}
