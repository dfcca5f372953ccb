import { z } from 'zod';

/** An assertion statement of a source file. */
export const SourceAssertion = z.object({
  path: z.string(),
  directive: z.enum(['assert', 'assume', 'cover']),
  /** Concurrent assertions have a property that a clock samples; immediate ones an expression (IEEE 1800-2017, 16). */
  timing: z.enum(['immediate', 'concurrent']),
  /** Empty without one. */
  label: z.string(),
  /** First and last line of the statement, from 1. */
  line: z.number(),
  lastLine: z.number(),
});
export type SourceAssertion = z.infer<typeof SourceAssertion>;
