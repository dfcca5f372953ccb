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
  summary: 'Lines of a run’s log that hold a text, from a byte offset on or back from it.',
  query: z.object({
    runId,
    text: z.string().min(1).max(500),
    /** Letters differ from capitals. */
    matchCase: z.enum(['true', 'false']).default('false'),
    regularExpression: z.enum(['true', 'false']).default('false'),
    offset: z.coerce.number().int().min(0).default(0),
    direction: z.enum(['next', 'previous']).default('next'),
    limit: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    /** Byte offset of each line and its text, cut at 1,000 characters. */
    lines: z.array(z.object({ offset: z.number(), text: z.string() })),
    /** Where a further search goes on; null at the end of the log. */
    nextOffset: z.number().nullable(),
  }),
});
