import { z } from 'zod';

/** How a simulation of a regression ended that said nothing of it itself; screens put it into the reader's language. */
export const CaseCause = z.discriminatedUnion('code', [
  z.object({ code: z.literal('case-exit'), exitCode: z.number() }),
  z.object({ code: z.literal('case-overdue') }),
  z.object({ code: z.literal('case-killed') }),
  /** Its log breaks off. */
  z.object({ code: z.literal('case-cut') }),
  z.object({ code: z.literal('case-silent') }),
]);
export type CaseCause = z.infer<typeof CaseCause>;

/** The same in English, for files and programs. */
export function caseCauseInEnglish(cause: CaseCause): string {
  switch (cause.code) {
    case 'case-exit':
      return `exit code ${cause.exitCode}`;
    case 'case-overdue':
      return 'it took longer than its limit';
    case 'case-killed':
      return 'it was killed, or got no memory';
    case 'case-cut':
      return 'the log breaks off before its end';
    case 'case-silent':
      return 'the bench said neither that it passed nor that it failed';
  }
}
