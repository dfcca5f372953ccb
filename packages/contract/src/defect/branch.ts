import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId } from '../fields.ts';

/** A branch of the specification, section 3, over the project's git branches. */
export const BranchRow = z.object({
  /** Given when it is entered, and never changed. */
  index: z.number(),
  name: z.string(),
  description: z.string(),
  /** The commit at which git's branch of this name stands; '' where git has none. */
  commit: z.string(),
  /** Defects found on it that are not completed. */
  openBugs: z.number(),
});
export type BranchRow = z.infer<typeof BranchRow>;

export const BranchList = z.object({
  rows: z.array(BranchRow),
  /** Names of git's branches that are not entered. */
  others: z.array(z.string()),
});

export const listBranches = defineCall({
  method: 'GET',
  path: '/branch/list',
  summary: 'Branches on which defects are followed, in the order of their index.',
  query: z.object({ deptId: projectId }),
  reply: BranchList,
});

export const saveBranch = defineCall({
  method: 'POST',
  path: '/branch/save',
  summary: 'Enters a branch, or changes name and description of the one with this index.',
  audit: true,
  body: z.object({
    deptId: projectId,
    index: id.optional(),
    name: z.string().trim().max(250),
    description: z.string().max(2000).default(''),
  }),
  reply: BranchList,
});

export const deleteBranch = defineCall({
  method: 'POST',
  path: '/branch/delete',
  summary: 'Takes a branch from the list; git’s own stays.',
  audit: true,
  body: z.object({ deptId: projectId, index: id }),
  reply: BranchList,
});
