import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Page, id, paged, projectId } from '../fields.ts';
import { IMAGES_MOST } from '../talk/message.ts';
import { BugDetails, BugPriority, BugRow, BugSeverity, BugStatus } from './bug.ts';
import { SavedBugFilter, bugFilter } from './filter.ts';

const title = z.string().trim().min(1, 'Please fill in the bug title information').max(200);
const label = z.string().trim().min(1, 'Please select in the label information').max(100);
const content = z.string().max(20_000);
const imageIds = z.array(z.uuid()).max(IMAGES_MOST).default([]);
const commitText = z.string().regex(/^[0-9a-f]{7,40}$/, 'expected a commit: 7 to 40 hexadecimal digits');

const fields = {
  title,
  label,
  scope: z.string().max(500),
  severity: BugSeverity,
  priority: BugPriority,
  description: content,
  assigneeId: id.nullable(),
};
/** Of PostgreSQL's integers. */
const revision = z.int().min(1).max(2_000_000_000);

export const listBugs = defineCall({
  method: 'GET',
  path: '/bug/list',
  summary: 'Defects of a project, the newest first.',
  query: Page.extend({ deptId: projectId, ...bugFilter }),
  reply: paged(BugRow),
});

export const showBug = defineCall({
  method: 'GET',
  path: '/bug/show',
  summary: 'A defect with what happened to it, and where the caller may move it.',
  query: z.object({ bugId: id }),
  reply: BugDetails,
});

export const proposeDuplicates = defineCall({
  method: 'GET',
  path: '/bug/duplicates',
  summary:
    'Defects that may be the same: those of one cause of failures first, then those with a title alike.',
  query: z.object({ deptId: projectId, bucketId: id.optional(), title: z.string().max(200).default('') }),
  reply: z.array(BugRow.extend({ sameBucket: z.boolean() })),
});

export const createBug = defineCall({
  method: 'POST',
  path: '/bug/create',
  summary:
    'Files a defect. With a result of a regression it is bound to its cause, seed, commit, branch, log line and wave.',
  audit: true,
  body: z.object({
    deptId: projectId,
    title,
    label,
    scope: fields.scope.default(''),
    branch: z.string().max(250).default(''),
    commitID: commitText.or(z.literal('')).default(''),
    severity: BugSeverity.default('normal'),
    priority: BugPriority.default('important not urgent'),
    description: content.default(''),
    assigneeId: id.nullish(),
    /** The failing simulation. */
    resultId: id.optional(),
    imageIds,
  }),
  reply: BugDetails,
});

export const updateBug = defineCall({
  method: 'POST',
  path: '/bug/update',
  summary: 'Changes fields of a defect; refused when somebody else changed it meanwhile.',
  audit: true,
  body: z.object({
    bugId: id,
    /** The one that the change began from. */
    revision,
    change: z.object(fields).partial(),
  }),
  reply: BugDetails,
});

export const moveBug = defineCall({
  method: 'POST',
  path: '/bug/move',
  summary:
    'Changes the status of a defect. Completed needs a commit on which the seed that failed passes, on each branch.',
  audit: true,
  body: z.object({
    bugId: id,
    revision,
    status: BugStatus,
    reason: z.string().max(2000).default(''),
    /** That mends it (to Wait Verify), or that shows that it is gone (to Completed). */
    commit: commitText.optional(),
  }),
  reply: BugDetails,
});

export const noteBugBranch = defineCall({
  method: 'POST',
  path: '/bug/branch',
  summary:
    'Notes where a defect was found or mended on a branch, or shows by a commit that it is gone from there.',
  audit: true,
  body: z.object({
    bugId: id,
    branch: z.string().min(1).max(250),
    what: z.enum(['found', 'fixed', 'verified', 'forget']),
    commit: commitText.optional(),
  }),
  reply: BugDetails,
});

export const replyToBug = defineCall({
  method: 'POST',
  path: '/bug/reply',
  summary: 'Says something about a defect; those who watch it are told.',
  body: z.object({ bugId: id, content, imageIds }),
  reply: BugDetails,
});

export const watchBug = defineCall({
  method: 'POST',
  path: '/bug/watch',
  summary: 'Whether the caller is told of what happens to a defect.',
  body: z.object({ bugId: id, watching: z.boolean() }),
  reply: BugDetails,
});

export const linkBug = defineCall({
  method: 'POST',
  path: '/bug/link',
  summary: 'Links a defect to a commit, a block, a line, a run or a wave, or removes such a link.',
  body: z.object({
    bugId: id,
    reference: z.string().trim().min(1).max(1000),
    remove: z.boolean().default(false),
  }),
  reply: BugDetails,
});

const SOME = 500;

export const bulkEditBugs = defineCall({
  method: 'POST',
  path: '/bug/bulkEdit',
  summary:
    'The same change of several defects, each as if it were made alone; says which were refused, and why.',
  audit: true,
  body: z.object({
    deptId: projectId,
    bugs: z
      .array(z.object({ bugId: id, revision }))
      .min(1)
      .max(SOME),
    change: z
      .object({ label, severity: BugSeverity, priority: BugPriority, assigneeId: id.nullable() })
      .partial()
      .default({}),
    status: BugStatus.optional(),
    reason: z.string().max(2000).default(''),
  }),
  reply: z.object({
    changed: z.number(),
    refused: z.array(z.object({ bugId: z.number(), why: z.string() })),
  }),
});

export const exportBugs = defineCall({
  method: 'GET',
  path: '/bug/export',
  summary: 'The defects of a filter as CSV or XLSX, at most 10,000.',
  kind: 'blob',
  query: z.object({ deptId: projectId, ...bugFilter, format: z.enum(['csv', 'xlsx']).default('csv') }),
  reply: z.null(),
});

export const listBugFilters = defineCall({
  method: 'GET',
  path: '/bug/filters',
  summary: 'Filters of defects that the caller has saved for a project.',
  query: z.object({ deptId: projectId }),
  reply: z.array(SavedBugFilter),
});

export const saveBugFilter = defineCall({
  method: 'POST',
  path: '/bug/saveFilter',
  summary: 'Saves a filter of the caller’s under a name, in place of one of that name.',
  body: z.object({
    deptId: projectId,
    name: z.string().trim().min(1).max(60),
    filter: SavedBugFilter.shape.filter,
  }),
  reply: z.array(SavedBugFilter),
});

export const deleteBugFilter = defineCall({
  method: 'POST',
  path: '/bug/deleteFilter',
  summary: 'Deletes a filter of the caller’s.',
  body: z.object({ deptId: projectId, filterId: id }),
  reply: z.array(SavedBugFilter),
});
