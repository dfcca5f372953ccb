import { z } from 'zod';
import { SocPlaces } from './socPlaces.ts';

/** What a check of crossings says of bits that one clock stores and another takes. */
export const CrossingClass = z.enum([
  /** One bit without a synchroniser. */
  'unsynchronised',
  /** Several bits that nothing says to stand still. */
  'multi-bit',
  /** Bits of one word, each synchronised by itself, that are not the Gray code of a counter. */
  'bit-by-bit',
  /** Logic between the other domain and the first flip-flop of a synchroniser. */
  'logic-before',
  /** Bits of several other domains at once. */
  'several-domains',
  /** Bits that were synchronised apart meet again. */
  'reconvergence',
  /** The same bit is synchronised twice into one domain. */
  'repeated',
  /** The first flip-flop of a synchroniser leads elsewhere too. */
  'tapped',
  /** An asynchronous reset that another domain makes. */
  'reset-crossing',
  /** Logic that may glitch makes an asynchronous reset. */
  'reset-logic',
  /** An asynchronous reset that is not released with the clock. */
  'missing-release',
  /** Logic on the way of a clock that is no cell for clocks. */
  'clock-logic',
  /** A flip-flop makes a clock that nothing declares. */
  'made-clock',
  /** Safe: one bit through a synchroniser. */
  'synchronised',
  /** Safe: a synchronised bit says when the others stand still. */
  'held',
  /** Safe by what its module says of itself. */
  'vouched',
]);
export type CrossingClass = z.infer<typeof CrossingClass>;

export const CrossingWaiverState = z.enum(['active', 'expired', 'stale']);

/** Crossings of one word of flip-flops. */
export const Crossing = z.object({
  /** Class, sources and sink; the same in every run until one of them changes. */
  id: z.string(),
  class: CrossingClass,
  severity: z.enum(['error', 'warning', 'safe']),
  /** Domains; none of a reset that comes from outside. */
  from: z.array(z.string()),
  to: z.string(),
  /** Hierarchical names of the bits that are taken, at most eight of them. */
  sources: z.array(z.string()),
  sink: z.string(),
  /** Bits of the sink. */
  bits: z.number(),
  /** The logic between, as text, and a number that changes when it does. */
  expression: z.string(),
  fingerprint: z.string(),
  /** Where the sink stands in the sources. */
  place: z.object({ file: z.string(), line: z.number() }).nullable(),
  sourcePlace: z.object({ file: z.string(), line: z.number() }).nullable(),
  /** What the module says of itself, where it is `vouched` for. */
  reason: z.string().optional(),
  waiver: z
    .object({ state: CrossingWaiverState, reason: z.string(), person: z.string(), until: z.string() })
    .optional(),
});
export type Crossing = z.infer<typeof Crossing>;

/** What a check of crossings leaves. */
export const CrossingReport = z.object({
  top: z.string(),
  domains: z.array(z.object({ name: z.string(), flops: z.number(), declared: z.boolean() })),
  crossings: z.array(Crossing),
  /** Crossings beyond those, of which there are too many to keep. */
  left: z.number(),
  flops: z.number(),
  /** Modules that the netlist has no inside of: what comes from them is of no domain. */
  unknown: z.array(z.string()),
  /** Waivers that no crossing has any more. */
  unused: z.array(z.string()),
});
export type CrossingReport = z.infer<typeof CrossingReport>;

/** A report with the SoC document of the reader's tree. */
export const CrossingReportReply = CrossingReport.extend({
  soc: SocPlaces.nullable(),
});
export type CrossingReportReply = z.infer<typeof CrossingReportReply>;
