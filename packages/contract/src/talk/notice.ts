import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Page, id, paged, time } from '../fields.ts';
import { ChatRecord } from './chat.ts';
import { DraftKey } from './draft.ts';

/** Whom a notice is for: everybody, the members of a project, chosen people. */
export const NoticeAudience = z.enum(['all', 'dept', 'users']);
export type NoticeAudience = z.infer<typeof NoticeAudience>;

/** `scheduled` until its time has come, `ended` when it is over. */
export const NoticeState = z.enum(['draft', 'scheduled', 'sent', 'ended', 'withdrawn']);
export type NoticeState = z.infer<typeof NoticeState>;

export const Notice = z.object({
  systemNoticeId: z.number(),
  type: NoticeAudience,
  deptId: z.number().nullable(),
  deptName: z.string(),
  /** The chosen people. */
  users: z.array(z.object({ userId: z.number(), userName: z.string() })),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  important: z.boolean(),
  fromTime: time,
  untilTime: time.nullable(),
  state: NoticeState,
  createBy: z.string(),
  createTime: time,
  /** Grows with each change. */
  revision: z.number(),
  /** People whom it is for now, and how many of them have read it. */
  recipients: z.number(),
  readers: z.number(),
});
export type Notice = z.infer<typeof Notice>;

const pointInTime = z.iso.datetime({ offset: true });

const fields = {
  title: z.string().trim().min(1).max(200),
  content: z.string().max(20_000).default(''),
  type: NoticeAudience.default('all'),
  deptId: id.optional(),
  userIds: z.array(id).max(1000).default([]),
  important: z.boolean().default(false),
  /** Now, where it is left out. */
  fromTime: pointInTime.nullish(),
  /** For ever, where it is left out. */
  untilTime: pointInTime.nullish(),
};

export const createManagerSystemNotice = defineCall({
  method: 'POST',
  path: '/managerSystemNotice/createManagerSystemNotice',
  summary: 'Writes a notice to all, to a project or to chosen people, and sends it unless it is a draft.',
  audit: true,
  body: z.object({ ...fields, draft: z.boolean().default(false), draftKey: DraftKey.optional() }),
  reply: Notice,
});

export const listManagerSystemNotices = defineCall({
  method: 'POST',
  path: '/managerSystemNotice/list',
  summary: 'Notices that the caller may manage, the newest first.',
  body: Page.extend({
    search: z.string().max(100).default(''),
    state: NoticeState.optional(),
    systemNoticeId: id.optional(),
  }),
  reply: paged(Notice),
});

export const updateManagerSystemNotice = defineCall({
  method: 'POST',
  path: '/managerSystemNotice/updateManagerSystemNotice',
  summary:
    'With `state` true: the caller has read a notice. Else changes, sends, withdraws or deletes one that he manages.',
  body: z.object({
    systemNoticeId: id,
    state: z.literal(true).optional(),
    change: z
      .object({
        ...fields,
        /** The one that the change began from. */
        revision: z.number().int(),
      })
      .optional(),
    action: z.enum(['send', 'withdraw', 'delete']).optional(),
  }),
  reply: Notice.nullable(),
});

export const noticeReaders = defineCall({
  method: 'GET',
  path: '/managerSystemNotice/readers',
  summary: 'Whom a notice is for, and when each has read it; those who have not come first.',
  query: Page.extend({ systemNoticeId: id }),
  reply: paged(z.object({ userId: z.number(), userName: z.string(), readTime: time.nullable() })),
});

export const listUserNotices = defineCall({
  method: 'POST',
  path: '/userManagerSystemNotice/list',
  summary: 'Notices for the caller that are out now; with status false those that he has not read.',
  body: z.object({ status: z.boolean().optional() }),
  reply: z.array(ChatRecord),
});

export const userNotice = defineCall({
  method: 'GET',
  path: '/userManagerSystemNotice/notice',
  summary: 'One notice for the caller, whole.',
  query: z.object({ systemNoticeId: id }),
  reply: ChatRecord.extend({ content: z.string(), untilTime: time.nullable(), author: z.string() }),
});

/** What the product itself tells of. */
export const ProductNotice = z.enum([
  'run-failed',
  'run-passed',
  'mention',
  'ticket-answered',
  'ticket-changed',
  'ticket-new',
  'bug-changed',
  'bug-recurred',
  'application',
  'invitation',
  'schedule-failed',
  'backup-failed',
  'disk-low',
]);
export type ProductNotice = z.infer<typeof ProductNotice>;

/** At the bell; by mail too, several notices in one; or not at all. */
export const NoticeWay = z.enum(['bell', 'mail', 'off']);
export type NoticeWay = z.infer<typeof NoticeWay>;

/** Left out, everywhere; of one project its kinds of notices alone. */
const place = { deptId: id.optional() };

export const noticeChoices = defineCall({
  method: 'GET',
  path: '/userManagerSystemNotice/choices',
  summary: 'How the caller is told of what the product notices, kind by kind: everywhere, or in one project.',
  query: z.object(place),
  reply: z.object({
    /** `own`: chosen here, not what holds otherwise. */
    choices: z.array(z.object({ kind: ProductNotice, way: NoticeWay, own: z.boolean() })),
    mail: z.boolean(),
  }),
});

export const saveNoticeChoice = defineCall({
  method: 'POST',
  path: '/userManagerSystemNotice/saveChoice',
  summary: 'Chooses how the caller is told of a kind of notice; null takes the choice back.',
  body: z.object({ kind: ProductNotice, way: NoticeWay.nullable(), ...place }),
  reply: z.null(),
});
