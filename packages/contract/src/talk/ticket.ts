import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Page, id, paged, time } from '../fields.ts';
import { DraftKey } from './draft.ts';
import { Attachment, IMAGES_MOST } from './message.ts';

/** A `ticket` asks for help, `feedback` says what could be better. */
export const TicketKind = z.enum(['ticket', 'feedback']);
export type TicketKind = z.infer<typeof TicketKind>;

export const TicketPriority = z.enum(['low', 'normal', 'high', 'urgent']);
export type TicketPriority = z.infer<typeof TicketPriority>;

export const TicketState = z.enum(['open', 'working', 'waiting', 'solved', 'closed']);
export type TicketState = z.infer<typeof TicketState>;

/** Where in the product it was written, as its author saw before he sent it. */
export const TicketPlace = z.object({
  /** Path and query of the screen. */
  screen: z.string().max(2000).default(''),
  design: z.string().max(200).default(''),
  runId: z.string().max(64).default(''),
  browser: z.string().max(500).default(''),
  version: z.string().max(100).default(''),
});
export type TicketPlace = z.infer<typeof TicketPlace>;

export const Ticket = z.object({
  ticketId: z.number(),
  kind: TicketKind,
  subject: z.string(),
  priority: TicketPriority,
  state: TicketState,
  createBy: z.number(),
  createByName: z.string(),
  assignee: z.number().nullable(),
  assigneeName: z.string(),
  createTime: time,
  updateTime: time,
  replies: z.number(),
  /** Grows with each change. */
  revision: z.number(),
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketReply = z.object({
  replyId: z.number(),
  authorName: z.string(),
  /** Markdown. */
  content: z.string(),
  /** Seen by those alone who handle tickets. */
  internal: z.boolean(),
  createTime: time,
  images: z.array(Attachment),
});
export type TicketReply = z.infer<typeof TicketReply>;

export const TicketDetails = Ticket.extend({
  content: z.string(),
  place: TicketPlace,
  images: z.array(Attachment),
  answers: z.array(TicketReply),
  /** Whether the caller handles tickets. */
  handles: z.boolean(),
});
export type TicketDetails = z.infer<typeof TicketDetails>;

const content = z.string().max(20_000);
const imageIds = z.array(z.uuid()).max(IMAGES_MOST).default([]);

export const createTicket = defineCall({
  method: 'POST',
  path: '/tickets/createTicket',
  summary: 'Asks for help, or says what could be better.',
  audit: true,
  body: z.object({
    kind: TicketKind.default('ticket'),
    subject: z.string().trim().min(1).max(200),
    content: content.default(''),
    priority: TicketPriority.default('normal'),
    place: TicketPlace.prefault({}),
    imageIds,
    draftKey: DraftKey.optional(),
  }),
  reply: TicketDetails,
});

const filter = {
  kind: TicketKind.optional(),
  state: TicketState.optional(),
  priority: TicketPriority.optional(),
  /** The caller's own alone, for those too who handle tickets. */
  mine: z.stringbool().default(false),
  search: z.string().max(100).default(''),
};

export const ticketPage = defineCall({
  method: 'GET',
  path: '/tickets/page',
  summary: 'Tickets that the caller may see: his own, those given to him, or all for who handles them.',
  query: Page.extend(filter),
  reply: paged(Ticket),
});

export const updateTicket = defineCall({
  method: 'POST',
  path: '/tickets/updateTicket',
  summary: 'Answers a ticket, or changes its state, priority or assignee.',
  audit: true,
  body: z.object({
    ticketId: id,
    /** The one that changes of fields began from. */
    revision: z.number().int().optional(),
    state: TicketState.optional(),
    priority: TicketPriority.optional(),
    assignee: id.nullish(),
    reply: z
      .object({
        content,
        internal: z.boolean().default(false),
        imageIds,
        draftKey: DraftKey.optional(),
      })
      .optional(),
  }),
  reply: TicketDetails,
});

export const ticketDetails = defineCall({
  method: 'GET',
  path: '/tickets/details',
  summary: 'A ticket with its answers; internal notes for those alone who handle tickets.',
  query: z.object({ ticketId: id }),
  reply: TicketDetails,
});

export const exportTickets = defineCall({
  method: 'GET',
  path: '/tickets/export',
  summary: 'The tickets of a filter as CSV, at most 10,000.',
  kind: 'blob',
  query: z.object(filter),
  reply: z.null(),
});

export const ticketHandlers = defineCall({
  method: 'GET',
  path: '/tickets/handlers',
  summary: 'Who may be given a ticket: those who handle tickets.',
  reply: z.array(z.object({ userId: z.number(), userName: z.string() })),
});
