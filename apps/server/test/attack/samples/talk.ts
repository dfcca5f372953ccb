import type { World } from '../world.ts';
import { dept, design, nothing, ofRun, upload } from './sample.ts';

const ofChat = ({ chatId }: World) => ({ query: { privateChatId: chatId } });

const inChat = ({ chatId }: World) => ({ body: { privateChatId: chatId } });

const ofMessage = ({ messageId }: World) => ({ query: { messageId } });

const subject = `design:${design}`;

export const talk = {
  selectPrivateChatList: nothing,
  chatInfo: ofChat,
  openPrivateChat: ({ victimId }: World) => ({ body: { userId: victimId } }),
  createGroup: ({ victimId }: World) => ({ body: { ...dept, title: 'Group', userIds: [victimId] } }),
  updateGroup: ({ chatId, victimId }: World) => ({
    body: { privateChatId: chatId, userIds: [victimId], title: 'Other' },
  }),
  findRun: ofRun,
  findRoom: () => ({ query: { ...dept, subject } }),
  joinRoom: inChat,
  setMuted: ({ chatId }: World) => ({ body: { privateChatId: chatId, muted: false } }),
  leaveChat: inChat,
  chatPeople: () => ({ query: { search: 'v' } }),
  searchMessages: ({ chatId }: World) => ({ body: { privateChatId: chatId, search: 'secret' } }),
  selectMessageList: inChat,
  sendMessage: ({ chatId }: World) => ({
    body: { privateChatId: chatId, nonce: 'nonce-of-attack', content: 'hi' },
  }),
  markAsRead: inChat,
  updateMessage: ({ messageId }: World) => ({ body: { messageId, content: 'secret word' } }),
  deleteMessage: ({ messageId }: World) => ({ body: { messageId } }),
  messageHistory: ofMessage,
  reactToMessage: ({ messageId }: World) => ({ body: { messageId, emoji: '👀', on: false } }),
  pinMessage: ({ messageId }: World) => ({ body: { messageId, pinned: false } }),
  noteTyping: inChat,
  createManagerSystemNotice: () => ({ body: { ...dept, type: 'dept', content: 'c', title: 'Notice' } }),
  listManagerSystemNotices: nothing,
  updateManagerSystemNotice: ({ noticeId }: World) => ({
    body: { systemNoticeId: noticeId, action: 'send' },
  }),
  noticeReaders: ({ noticeId }: World) => ({ query: { systemNoticeId: noticeId } }),
  noticeChoices: nothing,
  saveNoticeChoice: () => ({ body: { way: 'bell', kind: 'mention' } }),
  listUserNotices: () => ({ body: { status: false } }),
  userNotice: ({ noticeId }: World) => ({ query: { systemNoticeId: noticeId } }),
  createTicket: () => ({ body: { priority: 'low', subject: 'Ticket' } }),
  ticketPage: () => ({ query: { search: 'a' } }),
  updateTicket: ({ ticketId }: World) => ({ body: { ticketId, priority: 'low' } }),
  ticketDetails: ({ ticketId }: World) => ({ query: { ticketId } }),
  exportTickets: nothing,
  ticketHandlers: nothing,
  listDrafts: nothing,
  getDraft: () => ({ query: { draftKey: 'ticket:new' } }),
  saveDraft: () => ({ body: { draftKey: 'ticket:new', version: 0, text: 'draft' } }),
  uploadMessageImages: () => ({ form: { file: upload } }),
  messageImage: () => ({ query: { imageId: '00000000-0000-4000-8000-000000000000' } }),
};
