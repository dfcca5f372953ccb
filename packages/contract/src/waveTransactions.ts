import { Wording } from '@netloom/model';
import { z } from 'zod';

const tick = z.number();
const optionValue = z.union([z.string().max(100), z.number(), z.boolean()]);
const bit = z.number().int().min(0).max(1_000_000);

/** A protocol decoder with its signals by role, named by path. */
export const DecoderSetup = z.object({
  decoder: z.string().max(50),
  signals: z.record(
    z.string().max(50),
    z.object({ path: z.string().max(4000), high: bit.optional(), low: bit.optional() }),
  ),
  options: z.record(z.string().max(50), optionValue),
});

const hex = z.string().max(64);
const TransactionFilter = z.object({
  kinds: z.array(z.string().max(50)).max(50).optional(),
  address: z.object({ from: hex, to: hex }).optional(),
  id: hex.optional(),
  errorsOnly: z.boolean().optional(),
  text: z.string().max(500).optional(),
  span: z.object({ from: tick, to: tick }).optional(),
});

const columns = [
  'begin',
  'end',
  'kind',
  'address',
  'id',
  'response',
  'dataLatency',
  'responseLatency',
  'bytes',
  'stalls',
  'errors',
] as const;
const place = z.number().int().min(0);

/** Transfers as marks of a picture, as a page of a table with totals, or one of them. */
export const DecodeQuery = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('table'),
    filter: TransactionFilter,
    sort: z.object({ column: z.enum(columns), descending: z.boolean() }),
    offset: place,
    limit: place.max(1000),
    locate: place.optional(),
  }),
  z.object({ form: z.literal('marks'), from: tick, to: tick, pixels: place.min(1).max(8192) }),
  z.object({ form: z.literal('one'), index: place }),
]);

const spans = z.array(z.tuple([tick, tick]));

const Transaction = z.object({
  index: z.number(),
  begin: tick,
  end: tick,
  kind: z.string(),
  /** Hexadecimal digits. */
  address: z.string(),
  data: z.array(z.string()),
  id: z.string(),
  response: z.string(),
  errors: z.array(z.object({ time: tick, code: z.string(), text: z.string(), wording: Wording })),
  /** Ticks from the begin. */
  latency: z.object({ data: tick.nullable(), response: tick.nullable() }),
  /** Clocks by channel. */
  stalls: z.record(z.string(), z.number()),
  stalled: spans,
  bytes: z.number(),
  lane: z.number(),
  complete: z.boolean(),
});

const LatencySummary = z.object({
  count: z.number(),
  least: tick,
  mean: tick,
  p50: tick,
  p95: tick,
  greatest: tick,
  histogram: z.array(z.object({ from: tick, to: tick, count: z.number() })),
});

const TransactionTotals = z.object({
  /** Empty: all together. */
  kind: z.string(),
  count: z.number(),
  errors: z.number(),
  bytes: z.number(),
  /** Bytes a second. */
  throughput: z.number().nullable(),
  dataLatency: LatencySummary.nullable(),
  responseLatency: LatencySummary.nullable(),
});

const TransactionMark = z.object({
  from: tick,
  to: tick,
  lane: z.number(),
  count: z.number(),
  errors: z.number(),
  index: z.number().nullable(),
  kind: z.string(),
  label: z.string(),
  /** Of a label that is a sentence. */
  wording: Wording.optional(),
  stalled: spans,
});

const state = {
  /** Below 1: asking again gives more. */
  progress: z.number(),
  until: tick,
  limited: z.boolean(),
  count: z.number(),
  errors: z.number(),
  lanes: z.number(),
};

export const DecodeReply = z.discriminatedUnion('form', [
  z.object({ ...state, form: z.literal('marks'), marks: z.array(TransactionMark) }),
  z.object({
    ...state,
    form: z.literal('table'),
    rows: z.array(Transaction),
    totals: z.array(TransactionTotals),
    located: z.number().nullable(),
  }),
  z.object({ ...state, form: z.literal('one'), transaction: Transaction.nullable() }),
]);
