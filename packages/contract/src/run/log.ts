import { z } from 'zod';
import { defineCall } from '../call.ts';

const runId = z.uuid();

export const runLog = defineCall({
  method: 'GET',
  path: '/run/log',
  summary: 'A byte range of a run’s log, decoded as UTF-8 with replacement characters.',
  query: z.object({
    runId,
    offset: z.coerce.number().int().min(0).default(0),
    length: z.coerce.number().int().min(1).max(1_048_576).default(262_144),
  }),
  reply: z.object({ text: z.string(), nextOffset: z.number(), size: z.number() }),
});

export const searchLog = defineCall({
  method: 'GET',
  path: '/run/searchLog',
  summary: 'Lines of a run’s log with a match that begins at a byte offset or after it, or before it.',
  query: z.object({
    runId,
    text: z.string().min(1).max(500),
    /** Letters differ from capitals; else those of ASCII are the same. */
    matchCase: z.enum(['true', 'false']).default('false'),
    /** The text is an ECMAScript regular expression; it is matched line by line. */
    regularExpression: z.enum(['true', 'false']).default('false'),
    offset: z.coerce.number().int().min(0).default(0),
    direction: z.enum(['next', 'previous']).default('next'),
    limit: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    /** Nearest first: byte offsets of the line and of its nearest match, and the line’s text, cut at 1,000 characters. */
    lines: z.array(z.object({ offset: z.number(), match: z.number(), text: z.string() })),
    /** Where a further search goes on; null when all of the log was searched. */
    nextOffset: z.number().nullable(),
  }),
});
