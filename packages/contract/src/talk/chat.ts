import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, time } from '../fields.ts';
import { Message } from './message.ts';
import { RoomPlace } from './subject.ts';

/** `private`: two people. `group`: members of a project. `room`: bound to something, its `subject`. */
export const ChatKind = z.enum(['private', 'group', 'room']);
export type ChatKind = z.infer<typeof ChatKind>;

/** Unread messages of one chat are counted up to here; more are told as this many. */
export const UNREAD_MOST = 100;

/** A record of the polled lists (specification, sections 3 and 4): a chat, or a notice with `systemNoticeId`. */
export const ChatRecord = z.object({
  /** Null of a notice. */
  privateChatId: z.number().nullable(),
  systemNoticeId: z.number().nullable(),
  /** Of a chat its kind; of a notice its audience (`all`, `dept`, `users`) or `task`, `system`, `reminder`. */
  type: z.string(),
  /** Whether a notice was read; null of a chat. */
  state: z.boolean().nullable(),
  /** Unread messages, at most UNREAD_MOST; of a muted chat those alone that mention the reader. */
  notReadAmount: z.number(),
  /** The beginning of the last message's text; '' where there is none. */
  lastMessage: z.string(),
  lastAuthor: z.string(),
  title: z.string(),
  /** Of the last message; of a chat without one when it was made. */
  time,
  deptId: z.number().nullable(),
  /** What a room is about: `run:<id>`, `design:<path>`, `defect:<number>` or `ticket:<number>`. */
  subject: z.string(),
  muted: z.boolean(),
  important: z.boolean(),
  /** Where a click on a notice of the product leads; '' nowhere. */
  link: z.string(),
});
export type ChatRecord = z.infer<typeof ChatRecord>;

export const selectPrivateChatList = defineCall({
  method: 'GET',
  path: '/chat/selectPrivateChatList',
  summary: 'The chats that the caller is in, the last one spoken in first, each with what he has not read.',
  reply: z.array(ChatRecord),
});

export const ChatMember = z.object({
  userId: z.number(),
  userName: z.string(),
  /** Sequence number up to which he has read; told of private chats, 0 elsewhere. */
  readSeq: z.number(),
});

export const Chat = z.object({
  privateChatId: z.number(),
  kind: ChatKind,
  title: z.string(),
  deptId: z.number().nullable(),
  subject: z.string(),
  muted: z.boolean(),
  /** Whether the caller is in it; a room can be read by all who may see what it is about. */
  member: z.boolean(),
  /** When the caller left it, and sees it as it was then; null of what goes on for him. */
  leftTime: time.nullable(),
  readSeq: z.number(),
  lastSeq: z.number(),
  memberCount: z.number(),
  /** At most 200 of them. */
  members: z.array(ChatMember),
});
export type Chat = z.infer<typeof Chat>;

export const chatInfo = defineCall({
  method: 'GET',
  path: '/chat/info',
  summary: 'One chat with its members.',
  query: z.object({ privateChatId: id }),
  reply: Chat,
});

export const openPrivateChat = defineCall({
  method: 'POST',
  path: '/chat/openPrivateChat',
  summary: 'The chat of two people who share a project; made when they first want it.',
  body: z.object({ userId: id }),
  reply: Chat,
});

const title = z.string().trim().min(1).max(100);

export const createGroup = defineCall({
  method: 'POST',
  path: '/chat/createGroup',
  summary: 'A group of members of a project, the caller among them.',
  body: z.object({ deptId: id, title, userIds: z.array(id).min(1).max(500) }),
  reply: Chat,
});

export const updateGroup = defineCall({
  method: 'POST',
  path: '/chat/updateGroup',
  summary: 'Renames a group, or takes members of its project in.',
  body: z.object({ privateChatId: id, title: title.optional(), userIds: z.array(id).max(500).default([]) }),
  reply: Chat,
});

export const findRoom = defineCall({
  method: 'GET',
  path: '/chat/findRoom',
  summary: 'The room of a run, a design, a defect or a ticket; null before the first word was said there.',
  query: RoomPlace,
  reply: Chat.nullable(),
});

export const setMuted = defineCall({
  method: 'POST',
  path: '/chat/setMuted',
  summary: 'Mutes a chat: only what mentions the caller counts as unread.',
  body: z.object({ privateChatId: id, muted: z.boolean() }),
  reply: z.null(),
});

export const leaveChat = defineCall({
  method: 'POST',
  path: '/chat/leave',
  summary:
    'Leaves a group or no longer follows a room. Who left a group sees nothing of it any more, or what was before where its project says so.',
  body: z.object({ privateChatId: id }),
  reply: z.null(),
});

export const joinRoom = defineCall({
  method: 'POST',
  path: '/chat/joinRoom',
  summary: 'Follows a room of one of the caller’s projects.',
  body: z.object({ privateChatId: id }),
  reply: z.null(),
});

const Person = z.object({ userId: z.number(), userName: z.string() });

export const chatPeople = defineCall({
  method: 'GET',
  path: '/chat/people',
  summary: 'People who share a project with the caller, by the beginning of a word of their names.',
  query: z.object({ search: z.string().max(64).default(''), deptId: id.optional() }),
  reply: z.array(Person),
});

export const searchMessages = defineCall({
  method: 'POST',
  path: '/privateMessage/search',
  summary: 'Messages that hold all words, of the chats that the caller may read, the newest first.',
  body: z.object({
    search: z.string().trim().min(1).max(200),
    privateChatId: id.optional(),
    /** Chats of this project and of none. */
    deptId: id.optional(),
    limit: z.number().int().min(1).max(50).default(30),
  }),
  reply: z.array(Message.extend({ chatTitle: z.string() })),
});

export const findRun = defineCall({
  method: 'GET',
  path: '/chat/findRun',
  summary:
    'The run that a reference names, by its number, its id or the first eight digits of that; null where the caller sees none.',
  query: z.object({
    runId: z
      .string()
      .regex(/^([1-9]\d{0,6}|[0-9a-f]{8}[0-9a-f-]{0,28})$/, 'expected the number or id of a run'),
  }),
  reply: z
    .object({
      runId: z.string(),
      number: z.number(),
      deptId: z.number(),
      kind: z.string(),
      title: z.string(),
    })
    .nullable(),
});
