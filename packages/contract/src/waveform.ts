import { z } from 'zod';
import { defineCall } from './call.ts';

const count = z.coerce.number().int().min(0);
/** Times are whole ticks of the dump's timescale; dumps beyond 2^53 - 1 ticks are refused by the reader. */
const timeQuery = z.coerce.number().int();
const time = z.number().int();

/** One query of a dump; `file` is the artifact's path in the run's folder. */
export const WaveQuery = z.discriminatedUnion('view', [
  z.object({ view: z.literal('info') }),
  z.object({
    view: z.literal('children'),
    scope: count.optional(),
    offset: count.default(0),
    limit: count.default(500),
  }),
  z.object({ view: z.literal('search'), text: z.string().max(500), limit: count.default(100) }),
  z.object({
    view: z.literal('window'),
    /** Comma-separated signal ids. */
    signals: z.string().max(20000),
    from: timeQuery,
    to: timeQuery,
    pixels: z.coerce.number().int().min(1).max(8192),
  }),
  z.object({ view: z.literal('value'), signals: z.string().max(20000), time: timeQuery }),
  z.object({
    view: z.literal('edge'),
    signal: count,
    time: timeQuery,
    direction: z.enum(['next', 'previous']),
  }),
]);
export type WaveQuery = z.infer<typeof WaveQuery>;

const WaveSourcePlace = z.object({ file: z.string(), line: z.number() });

export const WaveScope = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.string(),
  path: z.string(),
  hasChildren: z.boolean(),
  source: WaveSourcePlace.optional(),
});
/** `id` names the variable in the hierarchy; `signal` its stored changes: aliases share one. */
export const WaveVariable = z.object({
  id: z.number(),
  signal: z.number(),
  name: z.string(),
  path: z.string(),
  /** Bit range as the source wrote it, `[7:0]`, or empty. */
  range: z.string(),
  kind: z.string(),
  direction: z.enum(['input', 'output', 'inout', 'buffer', 'linkage', '']),
  /** `bits`: one character a bit (01xzhuwl-); the others plain text. */
  value: z.enum(['bits', 'real', 'text']),
  /** Bits; 0 for a real or a string. */
  width: z.number(),
  source: WaveSourcePlace.optional(),
  /** Names of values: literal by bit text. */
  literals: z.record(z.string(), z.string()).optional(),
});

export const WaveReply = z.discriminatedUnion('view', [
  z.object({
    view: z.literal('info'),
    /** Exponent of ten in seconds: -9 is 1 ns. */
    timescale: z.number(),
    start: time,
    end: time,
    /** Added to every time for display. */
    timeZero: time,
    writer: z.string(),
    date: z.string(),
    complete: z.boolean(),
    message: z.string(),
    scopes: z.number(),
    variables: z.number(),
    /** Spans in which dumping was off. */
    blackouts: z.array(z.object({ from: time, to: time })),
  }),
  z.object({
    view: z.literal('children'),
    total: z.number(),
    scopes: z.array(WaveScope),
    variables: z.array(WaveVariable),
  }),
  z.object({ view: z.literal('search'), total: z.number(), variables: z.array(WaveVariable) }),
  z.object({
    view: z.literal('window'),
    /** For each signal its changes, the first holding the value at `from`; `null` stands for more changes than a pixel shows. */
    traces: z.array(
      z.object({
        signal: z.number(),
        times: z.array(time),
        values: z.array(z.string().nullable()),
      }),
    ),
  }),
  z.object({ view: z.literal('value'), values: z.array(z.string().nullable()) }),
  z.object({ view: z.literal('edge'), time: time.nullable() }),
]);
export type WaveReply = z.infer<typeof WaveReply>;

export const waveform = defineCall({
  method: 'GET',
  path: '/sim/waveform',
  summary: 'Queries a wave dump of a run: hierarchy pages, windows at pixel resolution, values and edges.',
  query: z.intersection(z.object({ runId: z.uuid(), file: z.string().max(500) }), WaveQuery),
  reply: WaveReply,
});
