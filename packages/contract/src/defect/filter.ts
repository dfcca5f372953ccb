import { z } from 'zod';
import { id } from '../fields.ts';
import { BugPriority, BugSeverity, BugStatus } from './bug.ts';

/** What narrows a list of defects. */
export const bugFilter = {
  status: BugStatus.optional(),
  severity: BugSeverity.optional(),
  priority: BugPriority.optional(),
  label: z.string().max(100).optional(),
  branch: z.string().max(250).optional(),
  assigneeId: id.optional(),
  bucketId: id.optional(),
  /** Those alone that are the caller's to do. */
  mine: z.stringbool().default(false),
  watched: z.stringbool().default(false),
  /** Those that are not completed. */
  unfinished: z.stringbool().default(false),
  /** Words of the title, or `#12`. */
  search: z.string().max(100).default(''),
};

/** A filter under a name of its owner's, as it stands in the query of a list. */
export const SavedBugFilter = z.object({
  filterId: z.number(),
  name: z.string(),
  filter: z.record(z.string().max(40), z.string().max(250)),
});
export type SavedBugFilter = z.infer<typeof SavedBugFilter>;
