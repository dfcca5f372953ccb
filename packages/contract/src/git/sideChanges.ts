import { z } from 'zod';

/** A part of a document by names, as in a JSON pointer. */
export const GitPart = z.object({
  pointer: z.string(),
  subject: z.string(),
  name: z.string(),
  member: z.string().optional(),
});

/** What one side made of what both began from. Nothing where there is nothing that both began from. */
export const GitSideChanges = z.object({
  count: z.number(),
  /** The first hundred; values that are too long for a line are left out. */
  changes: z.array(
    GitPart.extend({
      kind: z.enum(['added', 'removed', 'changed', 'reordered', 'renamed']),
      before: z.json().optional(),
      after: z.json().optional(),
    }),
  ),
});
export type GitSideChanges = z.infer<typeof GitSideChanges>;
