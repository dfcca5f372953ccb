import { Worded } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { WaveFault } from './waveFault.ts';
import { DecodeReply } from './waveTransactions.ts';

const count = z.coerce.number().int().min(0);
/** Times are whole ticks of the dump's timescale; dumps beyond 2^53 - 1 ticks are refused by the reader. */
const timeQuery = z.coerce.number().int();
const time = z.number().int();

/**
 * A stored signal (`12`), some of its bits (`12[7:4]`, counted from 0 at the right end of its values), or several put
 * together, most significant first (`12[7:4]+15`).
 */
const signal = z.string().max(8000);
/** Signals with commas between them. */
const signals = z.string().max(12000);
const condition = z.string().min(1).max(2000);
const direction = z.enum(['next', 'previous']);
const rangeAs = z.enum(['unsigned', 'signed', 'real', 'float']);

/** One query of a dump. */
export const WaveQuery = z.discriminatedUnion('view', [
  z.object({ view: z.literal('info') }),
  z.object({
    view: z.literal('children'),
    scope: count.optional(),
    offset: count.default(0),
    limit: count.max(5000).default(500),
  }),
  z.object({ view: z.literal('search'), text: z.string().max(500), limit: count.max(1000).default(100) }),
  /** Full paths, one a line. */
  z.object({ view: z.literal('lookup'), paths: z.string().max(12000) }),
  z.object({
    view: z.literal('window'),
    signals,
    from: timeQuery,
    to: timeQuery,
    pixels: z.coerce.number().int().min(1).max(8192),
    ranges: rangeAs.optional(),
  }),
  z.object({ view: z.literal('value'), signals, time: timeQuery }),
  z.object({ view: z.literal('edge'), signal, time: timeQuery, direction }),
  z.object({ view: z.literal('find'), signal, condition, time: timeQuery, direction }),
  /** Answers after a while with what is found until then; `searched` is where to go on. */
  z.object({
    view: z.literal('findAll'),
    condition,
    from: timeQuery,
    to: timeQuery,
    scope: count.optional(),
    limit: count.min(1).max(5000).default(500),
  }),
  z.object({ view: z.literal('statistics'), signal, from: timeQuery, to: timeQuery }),
  /** The value at `from`, then every change up to `to`, at most `limit`. */
  z.object({
    view: z.literal('changes'),
    signal,
    from: timeQuery,
    to: timeQuery,
    limit: count.min(1).max(100_000).default(20_000),
  }),
  /** What a protocol decoder reads; `setup` and `request` are JSON of a DecoderSetup and a DecodeQuery. */
  z.object({
    view: z.literal('transactions'),
    setup: z.string().max(12_000),
    request: z.string().max(4000),
  }),
  /** Looks whether a dump that is being written has grown. */
  z.object({ view: z.literal('refresh') }),
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
  /** The language's own type name, where the dump keeps it. */
  type: z.string().optional(),
  direction: z.enum(['input', 'output', 'inout', 'buffer', 'linkage', '']),
  /** `bits`: one character a bit (01xzhuwl-); the others plain text. */
  value: z.enum(['bits', 'real', 'text']),
  /** Bits; 0 for a real or a string. */
  width: z.number(),
  source: WaveSourcePlace.optional(),
  /** Names of values: literal by bit text. */
  literals: z.record(z.string(), z.string()).optional(),
});

const WaveInfo = z.object({
  /** Exponent of ten in seconds: -9 is 1 ns. */
  timescale: z.number(),
  start: time,
  end: time,
  /** Added to every time for display. */
  timeZero: time,
  writer: z.string(),
  date: z.string(),
  /** False when the writer did not finish the file or something in it is faulty; then `message` says what, in short. */
  complete: z.boolean(),
  message: z.string(),
  /** The message, to be said in another language. */
  said: Worded.optional(),
  /** Everything that was not understood or is missing, by kind. */
  faults: z.array(WaveFault),
  scopes: z.number(),
  variables: z.number(),
  /** Spans in which dumping was off. */
  blackouts: z.array(z.object({ from: time, to: time })),
  /** Share of the file that queries see, 0 to 1. */
  indexed: z.number(),
  /** The writer is still at work. */
  growing: z.boolean(),
  /** Ids of scopes, variables and signals hold as long as this stays. */
  version: z.string(),
});

const WaveTrace = z.object({
  times: z.array(time),
  /** The first holds the value at `from`; `null` stands for more changes than a pixel shows. */
  values: z.array(z.string().nullable()),
  /** Least and greatest number of what a `null` stands for, when asked for. */
  ranges: z.array(z.tuple([z.number(), z.number()]).nullable()).optional(),
});

const WaveStatistics = z.object({
  changes: z.number(),
  rises: z.number(),
  falls: z.number(),
  /** Ticks a single bit spent at 1, at 0 and at neither. */
  high: z.number(),
  low: z.number(),
  unknown: z.number(),
  /** Ticks between rising edges. */
  period: z.object({ least: z.number(), mean: z.number(), greatest: z.number() }).nullable(),
  least: z.string().nullable(),
  greatest: z.string().nullable(),
});

export const WaveReply = z.discriminatedUnion('view', [
  z.object({ view: z.literal('info'), ...WaveInfo.shape }),
  z.object({
    view: z.literal('children'),
    total: z.number(),
    scopes: z.array(WaveScope),
    variables: z.array(WaveVariable),
  }),
  z.object({ view: z.literal('search'), total: z.number(), variables: z.array(WaveVariable) }),
  z.object({ view: z.literal('lookup'), variables: z.array(WaveVariable.nullable()) }),
  z.object({ view: z.literal('window'), traces: z.array(WaveTrace) }),
  z.object({ view: z.literal('value'), values: z.array(z.string().nullable()) }),
  z.object({ view: z.literal('edge'), time: time.nullable() }),
  z.object({ view: z.literal('find'), time: time.nullable() }),
  z.object({
    view: z.literal('findAll'),
    found: z.array(z.object({ variable: WaveVariable, time, value: z.string() })),
    /** All signals are searched up to this time. */
    searched: time,
  }),
  z.object({ view: z.literal('statistics'), ...WaveStatistics.shape }),
  z.object({
    view: z.literal('changes'),
    times: z.array(time),
    values: z.array(z.string()),
    /** Where to ask on: the next page's first change repeats this page's last. */
    next: time.nullable(),
  }),
  z.object({ view: z.literal('transactions'), reply: DecodeReply }),
  z.object({ view: z.literal('refresh'), state: z.enum(['same', 'grown', 'replaced']), version: z.string() }),
]);
export type WaveReply = z.infer<typeof WaveReply>;

/** The dump: a file of a run's folder, or of the caller's working tree. */
export const WavePlace = z.union([
  z.object({ runId: z.uuid(), file: z.string().min(1).max(500) }),
  z.object({ deptId: z.coerce.number().int(), path: z.string().min(1).max(1000) }),
]);
export type WavePlace = z.infer<typeof WavePlace>;

export const waveform = defineCall({
  method: 'GET',
  path: '/sim/waveform',
  summary:
    'Queries a wave dump: hierarchy pages, windows at pixel resolution, values, edges, searches, statistics.',
  query: z.intersection(WavePlace, WaveQuery),
  reply: WaveReply,
});
