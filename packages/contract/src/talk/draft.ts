import { z } from 'zod';
import { defineCall } from '../call.ts';
import { time } from '../fields.ts';

/** What is being written: `chat:12`, `chat:12:thread:7`, `notice:new`, `ticket:new`, `ticket:3`. */
export const DraftKey = z
  .string()
  .max(100)
  .regex(/^(chat|room|notice|ticket):[\w:.-]+$/, 'expected the key of a draft');

export const Draft = z.object({
  draftKey: z.string(),
  /** '' of one that was sent or discarded. */
  text: z.string(),
  /** Grows by one with each change, and never starts anew. */
  version: z.number(),
  updateTime: time,
});
export type Draft = z.infer<typeof Draft>;

export const listDrafts = defineCall({
  method: 'GET',
  path: '/drafts/list',
  summary: 'What the caller has begun to write, on whichever machine.',
  reply: z.array(Draft),
});

export const getDraft = defineCall({
  method: 'GET',
  path: '/drafts/draft',
  summary: 'One draft of the caller; version 0 where there never was one.',
  query: z.object({ draftKey: DraftKey }),
  reply: Draft,
});

export const saveDraft = defineCall({
  method: 'POST',
  path: '/drafts/saveDraft',
  summary:
    'Keeps what is being written; refused with what is stored when that is not the version it began from.',
  body: z.object({
    draftKey: DraftKey,
    text: z.string().max(50_000),
    version: z.number().int().min(0).max(2_147_483_647),
  }),
  reply: Draft,
});
