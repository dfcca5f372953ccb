import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, time } from '../fields.ts';
import { DraftKey } from './draft.ts';
import { RoomPlace } from './subject.ts';

/** Characters of a message. */
export const MESSAGE_LONGEST = 20_000;
/** People that one message may mention, and images that it may hold. */
export const MENTIONS_MOST = 50;
export const IMAGES_MOST = 10;

export const Attachment = z.object({
  imageId: z.string(),
  /** What the one who sent it called it. */
  name: z.string(),
  /** `image` was decoded and encoded anew; a `file` can only be downloaded. */
  kind: z.enum(['image', 'file']),
  mediaType: z.string(),
  bytes: z.number(),
  /** Pixels; 0 of a file. */
  width: z.number(),
  height: z.number(),
});
export type Attachment = z.infer<typeof Attachment>;

export const Message = z.object({
  messageId: z.number(),
  privateChatId: z.number(),
  /** Counts the messages of the chat, without gaps. */
  seq: z.number(),
  authorId: z.number(),
  authorName: z.string(),
  /** Markdown; '' of a deleted one. */
  content: z.string(),
  createTime: time,
  editTime: time.nullable(),
  deleted: z.boolean(),
  pinned: z.boolean(),
  /** The message that the thread begins with; null of one that answers none. */
  rootId: z.number().nullable(),
  /** Answers in the thread that it begins. */
  replies: z.number(),
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(z.number()) })),
  images: z.array(Attachment),
  /** Of the author's choice: a message that is sent again is not kept again. */
  nonce: z.string(),
});
export type Message = z.infer<typeof Message>;

const seq = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const selectMessageList = defineCall({
  method: 'POST',
  path: '/privateMessage/selectMessageList',
  summary:
    'Messages of a chat in their order: the last ones, those before or after a sequence number, a thread.',
  body: z.object({
    privateChatId: id,
    before: seq.optional(),
    after: seq.optional(),
    /** Half of them before it. */
    around: seq.optional(),
    rootId: id.optional(),
    pinned: z.boolean().default(false),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    messages: z.array(Message),
    readSeq: z.number(),
    lastSeq: z.number(),
  }),
});

const content = z.string().max(MESSAGE_LONGEST);
const imageIds = z.array(z.uuid()).max(IMAGES_MOST).default([]);

export const sendMessage = defineCall({
  method: 'POST',
  path: '/privateMessage/sendMessage',
  summary:
    'Says something in a chat. With `room` in place of the chat it is said in a room, made if need be.',
  body: z.object({
    privateChatId: id.optional(),
    room: RoomPlace.optional(),
    content,
    rootId: id.optional(),
    imageIds,
    /** Where it is left out, the message is a new one each time that it is sent. */
    nonce: z.string().min(8).max(64).optional(),
    /** The draft that it was written in is done with. */
    draftKey: DraftKey.optional(),
  }),
  reply: Message,
});

export const markAsRead = defineCall({
  method: 'POST',
  path: '/privateMessage/markAsRead',
  summary:
    'Sets how far the caller has read a chat: to its end, or as `seq` says; `all` marks all chats and notices.',
  body: z
    .object({ privateChatId: id.optional(), seq: seq.optional(), all: z.boolean().default(false) })
    .refine(({ privateChatId, all }) => all || privateChatId !== undefined, {
      path: ['privateChatId'],
      message: 'expected a chat, or all',
    }),
  reply: z.null(),
});

export const updateMessage = defineCall({
  method: 'POST',
  path: '/privateMessage/updateMessage',
  summary: 'Changes a message of one’s own; what was before is kept.',
  body: z.object({ messageId: id, content: content.min(1) }),
  reply: Message,
});

export const deleteMessage = defineCall({
  method: 'POST',
  path: '/privateMessage/deleteMessage',
  summary: 'Deletes a message of one’s own.',
  body: z.object({ messageId: id }),
  reply: Message,
});

export const messageHistory = defineCall({
  method: 'GET',
  path: '/privateMessage/history',
  summary: 'What a message said before each edit, the oldest first; of a deleted one nothing.',
  query: z.object({ messageId: id }),
  reply: z.array(z.object({ content: z.string(), editTime: time })),
});

export const REACTIONS = ['👍', '👎', '✅', '❌', '👀', '🎉', '❤️', '🤔'] as const;

export const reactToMessage = defineCall({
  method: 'POST',
  path: '/privateMessage/react',
  summary: 'Adds a reaction, or takes it back.',
  body: z.object({ messageId: id, emoji: z.enum(REACTIONS), on: z.boolean() }),
  reply: Message,
});

export const pinMessage = defineCall({
  method: 'POST',
  path: '/privateMessage/pin',
  summary: 'Pins a message to its chat, or takes it off.',
  body: z.object({ messageId: id, pinned: z.boolean() }),
  reply: Message,
});

export const noteTyping = defineCall({
  method: 'POST',
  path: '/privateMessage/typing',
  summary: 'Tells the others of a chat that the caller is writing.',
  body: z.object({ privateChatId: id }),
  reply: z.null(),
});

export const uploadMessageImages = defineCall({
  method: 'POST',
  path: '/privateMessage/uploadMessageImages',
  summary:
    'Takes pictures and files for messages and tickets. A picture is decoded and encoded anew without what a camera wrote into it; any other file can only be downloaded.',
  kind: 'multipart',
  reply: z.array(Attachment),
});

export const messageImage = defineCall({
  method: 'GET',
  path: '/privateMessage/image',
  summary: 'A picture or file, for those who may read what it was sent with.',
  kind: 'blob',
  query: z.object({ imageId: z.uuid() }),
  reply: z.null(),
});
