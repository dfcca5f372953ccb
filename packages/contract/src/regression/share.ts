import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, Page, paged, secret, time } from '../fields.ts';
import { RegressionRow, ResultClass, ResultRow } from './row.ts';

const runId = z.uuid();

/** A link that shows the results of one regression to whoever has it. */
export const ResultShare = z.object({
  shareId: z.number(),
  runId: z.string(),
  /** Also lines of the sources about each failure. */
  sources: z.boolean(),
  note: z.string(),
  createBy: z.string(),
  createTime: time,
  /** When it was last opened. */
  usedTime: time.nullable(),
});
export type ResultShare = z.infer<typeof ResultShare>;

/** Lines about a place, the first of them numbered. */
const Excerpt = z.object({ firstLine: z.number(), lines: z.array(z.string()), at: z.number() });

/** A result with what its log says at the first error, and the source at that line. */
export const ResultPlace = z.object({
  result: ResultRow,
  regression: RegressionRow,
  command: z.string(),
  /** The machine that simulated it; empty where it is not known, or not shown. */
  host: z.string(),
  log: Excerpt.nullable(),
  /** Null where there is none, or where it is not shown. */
  source: Excerpt.extend({ file: z.string() }).nullable(),
});
export type ResultPlace = z.infer<typeof ResultPlace>;

export const listShares = defineCall({
  method: 'GET',
  path: '/share/list',
  summary:
    'Links by which the results of a regression can be seen without signing in; not their secret part.',
  query: z.object({ runId }),
  reply: z.array(ResultShare),
});

export const makeShare = defineCall({
  method: 'POST',
  path: '/share/make',
  summary:
    'Makes a link that shows the results of a regression without signing in. Its secret is told this once.',
  audit: true,
  body: z.object({ runId, sources: z.boolean().default(false), note: z.string().max(200).default('') }),
  reply: z.object({ share: ResultShare, secret: z.string() }),
});

export const withdrawShare = defineCall({
  method: 'POST',
  path: '/share/withdraw',
  summary: 'Withdraws a link: it shows nothing any more.',
  audit: true,
  body: z.object({ runId, shareId: id }),
  reply: z.array(ResultShare),
});

/** 256 random bits in base64url (RFC 4648, section 5). */
const Secret = secret(z.string().max(100));

export const sharedResults = defineCall({
  method: 'POST',
  path: '/share/results',
  summary: 'What a link shows: a regression with a page of its results.',
  body: Page.extend({ secret: Secret, class: ResultClass.optional() }),
  reply: z.object({ regression: RegressionRow, sources: z.boolean(), results: paged(ResultRow) }),
});

export const sharedResult = defineCall({
  method: 'POST',
  path: '/share/result',
  summary: 'What a link shows of one result of its regression.',
  body: z.object({ secret: Secret, resultId: id }),
  reply: ResultPlace,
});

export const resultPlace = defineCall({
  method: 'GET',
  path: '/regression/resultPlace',
  summary: 'One result with its log at the first error and the source at that line.',
  query: z.object({ resultId: id }),
  reply: ResultPlace,
});
