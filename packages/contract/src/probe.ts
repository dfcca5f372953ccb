import { z } from 'zod';
import { defineCall } from './call.ts';

const path = z.string().min(1).max(2000);

/** One question about the elaborated design of a run; paths are those of its dump, with or without Verilator's `TOP`. */
export const ProbeQuery = z.discriminatedUnion('view', [
  z.object({ view: z.literal('signal'), path }),
  /** All names of a signal: as it is called in each instance that it passes whole through. */
  z.object({ view: z.literal('names'), path }),
  /** The source of an instance, or of the block of one. */
  z.object({ view: z.literal('source'), scope: path }),
  /** Where a module stands in the design. */
  z.object({ view: z.literal('instances'), module: z.string().min(1).max(500) }),
]);
export type ProbeQuery = z.infer<typeof ProbeQuery>;

const column = z.number().int();
const ProbePlace = z.object({ file: z.string(), line: column, column, endColumn: column });
export type ProbePlace = z.infer<typeof ProbePlace>;

/** A statement that drives or reads a signal. */
export const ProbeSite = z.object({
  /**
   * What it stands in; `connection`: a port's expression that computes something; `constant`: a port tied to one;
   * `input`: a port of the top module; `open`: a port that nothing is connected to.
   */
  kind: z.enum([
    ...(['assign', 'always', 'initial', 'final', 'task', 'force'] as const),
    ...(['connection', 'constant', 'input', 'open'] as const),
  ]),
  /** The instance in whose source it stands. */
  scope: z.string(),
  /** The signal as it is called there; `*` is an element that is computed. */
  path: z.string(),
  /** The bits that are meant, as declared; '' for all, `[?]` where they are computed. */
  bits: z.string(),
  place: ProbePlace,
  /** The line of the source, trimmed. */
  text: z.string(),
  /** What a clocked process waits for, `posedge clk`; '' for others. */
  clock: z.string(),
});
export type ProbeSite = z.infer<typeof ProbeSite>;

const SourceName = z.object({ line: column, column, endColumn: column, path: z.string() });
export type ProbeName = z.infer<typeof SourceName>;

export const ProbeReply = z.discriminatedUnion('view', [
  z.object({
    view: z.literal('signal'),
    /** Path by which the dump knows it: ports of interfaces are followed to the interface. */
    path: z.string(),
    scope: z.string(),
    module: z.string(),
    place: ProbePlace,
    text: z.string(),
    direction: z.enum(['input', 'output', 'inout', '']),
    parameter: z.boolean(),
    /** The first of them, and how many there are. */
    drivers: z.object({ total: z.number(), sites: z.array(ProbeSite) }),
    loads: z.object({ total: z.number(), sites: z.array(ProbeSite) }),
  }),
  z.object({
    view: z.literal('source'),
    scope: z.string(),
    module: z.string(),
    file: z.string(),
    /** The file as the run had it. */
    text: z.string(),
    /** Where the module begins. */
    line: z.number(),
    names: z.array(SourceName),
    instances: z.array(SourceName.extend({ module: z.string() })),
  }),
  z.object({ view: z.literal('names'), paths: z.array(z.string()) }),
  z.object({ view: z.literal('instances'), paths: z.array(z.string()) }),
]);
export type ProbeReply = z.infer<typeof ProbeReply>;

export const probe = defineCall({
  method: 'GET',
  path: '/sim/probe',
  summary:
    'Answers from the elaborated design of a run: declaration, drivers and loads of a signal, the signals of a source.',
  query: z.intersection(z.object({ runId: z.uuid() }), ProbeQuery),
  reply: ProbeReply,
});
