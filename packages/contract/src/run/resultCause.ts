import { CaseCause } from '@netloom/model';
import { z } from 'zod';
import { RunCause } from './cause.ts';

/** Why a simulation of a regression has a result that it did not say itself: as it ended, or as its run did. */
export const ResultCause = z.discriminatedUnion('code', [
  ...CaseCause.options,
  ...RunCause.options,
  z.object({ code: z.literal('run-gone') }),
]);
export type ResultCause = z.infer<typeof ResultCause>;
