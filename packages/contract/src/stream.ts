import { z } from 'zod';
import { RunEvent } from '@netloom/model';
import { defineCall } from './call.ts';
import { Message } from './talk/message.ts';

/** One message of the session stream, as JSON in an SSE `data` field. */
export const StreamMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), streamId: z.string() }),
  /** 402: the session was ended; the browser goes to the sign-in page. */
  z.object({
    type: z.literal('session'),
    code: z.literal(402),
    reason: z.enum([
      'signed-out',
      'password-changed',
      'second-factor',
      'passkey-removed',
      'disabled',
      'forced',
      'restored',
    ]),
  }),
  /** What the caller may do or see has changed: user, projects, menus. */
  z.object({ type: z.literal('user-changed') }),
  /** A project's data, members or first copy of its repository changed. */
  z.object({ type: z.literal('project-changed'), deptId: z.number() }),
  /** Files of the user’s own tree of the project changed. */
  z.object({ type: z.literal('tree-changed'), deptId: z.number() }),
  /** The user did a step of the guided tour, or opened or closed it. */
  z.object({ type: z.literal('tour-changed') }),
  z.object({ type: z.literal('dictionary-changed'), dictType: z.string() }),
  /** Events of a subscribed run from byte `offset` of its event log on; `nextOffset` is the offset to resume from. */
  z.object({
    type: z.literal('run'),
    runId: z.string(),
    offset: z.number(),
    events: z.array(RunEvent),
    nextOffset: z.number(),
  }),
  /** Messages of a chat that the user is in, new or changed, in their order. */
  z.object({ type: z.literal('chat-messages'), privateChatId: z.number(), messages: z.array(Message) }),
  /** What the user has to read is other than before: a chat, a notice, or how far he has read elsewhere. */
  z.object({ type: z.literal('chats-changed') }),
  z.object({
    type: z.literal('typing'),
    privateChatId: z.number(),
    userId: z.number(),
    userName: z.string(),
  }),
  /** Something was said in a room of the project, or of a ticket. */
  z.object({ type: z.literal('room-changed'), deptId: z.number().nullable(), subject: z.string() }),
  /** Defects of a project are other than before. */
  z.object({ type: z.literal('bugs-changed'), deptId: z.number() }),
  /** The list of runs of a department changed. */
  z.object({ type: z.literal('runs-changed'), deptId: z.number() }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;

export const getSseStream = defineCall({
  method: 'GET',
  path: '/sse/getSseStream',
  summary: 'The one event stream of a browser: session, run events and notices.',
  kind: 'stream',
  reply: StreamMessage,
});

export const subscribe = defineCall({
  method: 'POST',
  path: '/sse/subscribe',
  summary: 'Chooses the runs whose events the stream carries, each from a byte offset of its event log.',
  body: z.object({
    streamId: z.string().max(64),
    runs: z.array(z.object({ runId: z.string(), offset: z.number().int().min(0) })).max(50),
  }),
  reply: z.null(),
});
