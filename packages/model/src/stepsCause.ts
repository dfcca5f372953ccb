import { z } from 'zod';

/** What the first error of a step said, if it said one. */
const failedStep = { step: z.string(), first: z.string().optional() };

/** What the steps of a run ended with; screens put it into the reader's language. */
export const StepsCause = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no-errors'), warnings: z.number() }),
  z.object({ code: z.literal('bench-said'), said: z.string() }),
  z.object({ code: z.literal('cases-passed') }),
  z.object({ code: z.literal('firmware-ended') }),
  /** In the words of the tool. */
  z.object({ code: z.literal('said'), said: z.string() }),
  z.object({ code: z.literal('step-errors'), ...failedStep, errors: z.number() }),
  z.object({ code: z.literal('step-signal'), ...failedStep, signal: z.string() }),
  z.object({ code: z.literal('step-exit'), ...failedStep, exitCode: z.number().nullable() }),
]);
export type StepsCause = z.infer<typeof StepsCause>;
