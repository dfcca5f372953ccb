import { EndCause, RunVerdict } from '@netloom/model';
import { z } from 'zod';

const verdict = RunVerdict.nullable();

/** Why the server ended a run that no step of its own ended. */
export const ServerCause = z.discriminatedUnion('code', [
  /** A run of runs, with its last one; `others` are those that did not pass, in their order. */
  z.object({
    code: z.literal('family-ended'),
    passed: z.number(),
    all: z.number(),
    others: z.array(z.object({ kind: z.string(), verdict })),
  }),
  /** A run that it needs did not pass. */
  z.object({ code: z.literal('needed-run'), kind: z.string(), title: z.string(), verdict }),
  /** Its turn came, and the server failed to plan it. */
  z.object({ code: z.literal('not-planned') }),
  /** Its turn came, and it cannot be run as it was asked for; why, by language. */
  z.object({ code: z.literal('refused'), said: z.record(z.string(), z.string()) }),
  z.object({ code: z.literal('cancelled-waiting') }),
  /** Its files are not there, as after a restore of the database alone. */
  z.object({ code: z.literal('folder-gone') }),
]);
export type ServerCause = z.infer<typeof ServerCause>;

/** Why a run ended; screens put it into the reader's language. */
export const RunCause = z.discriminatedUnion('code', [...EndCause.options, ...ServerCause.options]);
export type RunCause = z.infer<typeof RunCause>;
