import { z } from 'zod';
import { BUG_PRIORITIES, BUG_SEVERITIES, BUG_STATUSES } from '@netloom/model/defect';
import { time } from '../fields.ts';
import { Attachment } from '../talk/message.ts';
import { ResultCause } from '../run/resultCause.ts';

export const BugStatus = z.enum(BUG_STATUSES);
export type BugStatus = z.infer<typeof BugStatus>;
export const BugSeverity = z.enum(BUG_SEVERITIES);
export type BugSeverity = z.infer<typeof BugSeverity>;
export const BugPriority = z.enum(BUG_PRIORITIES);
export type BugPriority = z.infer<typeof BugPriority>;

/** A defect with the fields of the specification, section 3. */
export const BugRow = z.object({
  bugId: z.number(),
  deptId: z.number(),
  title: z.string(),
  label: z.string(),
  /** Hierarchical name or module in which it shows. */
  scope: z.string(),
  /** The branch and the commit on which it was found. */
  branch: z.string(),
  commitID: z.string(),
  severity: BugSeverity,
  priority: BugPriority,
  status: BugStatus,
  /** Names of who gave it to somebody, and to whom; '' for nobody. */
  assigner: z.string(),
  assignee: z.string(),
  assigneeId: z.number().nullable(),
  /** The last reply. */
  reply: z.string(),
  replies: z.number(),
  createTime: time,
  finishTime: time.nullable(),
  updateTime: time,
  /** How often it came back after it was completed. */
  recurrences: z.number(),
  bucketId: z.number().nullable(),
  /** Grows with each change. */
  revision: z.number(),
});
export type BugRow = z.infer<typeof BugRow>;

/** The simulation that a defect was filed from. */
export const BugFailure = z.object({
  resultId: z.number(),
  /** The regression, and the run of it that has log and waves. */
  runId: z.string(),
  childRunId: z.string(),
  /** Of the plan. */
  path: z.string(),
  caseName: z.string(),
  build: z.string(),
  plusargs: z.string(),
  seed: z.number(),
  message: z.string(),
  cause: ResultCause.nullable(),
  file: z.string().nullable(),
  line: z.number().nullable(),
  /** Byte of the log at which the first error stands. */
  logOffset: z.number().nullable(),
  /** Path of the dump, and the first error in its ticks. */
  wave: z.string().nullable(),
  errorTicks: z.number().nullable(),
});
export type BugFailure = z.infer<typeof BugFailure>;

/** Where a defect was found, mended and shown to be gone, by branch. */
export const BugBranch = z.object({
  branch: z.string(),
  foundCommit: z.string(),
  fixedCommit: z.string(),
  verifiedCommit: z.string(),
  /** The passing simulation that shows it; null where it was not found by one. */
  resultId: z.number().nullable(),
});
export type BugBranch = z.infer<typeof BugBranch>;

/** What happened to a defect, in its order. */
export const BugEvent = z.object({
  eventId: z.number(),
  kind: z.enum(['filed', 'reply', 'moved', 'changed', 'recurred']),
  /** '' for the product itself. */
  author: z.string(),
  /** A reply's Markdown, a move's reason. */
  content: z.string(),
  detail: z.object({
    from: BugStatus.optional(),
    to: BugStatus.optional(),
    /** Names of the fields that were changed. */
    fields: z.array(z.string()).optional(),
    commit: z.string().optional(),
    branch: z.string().optional(),
    runId: z.string().optional(),
    caseName: z.string().optional(),
    seed: z.number().optional(),
  }),
  createTime: time,
  images: z.array(Attachment),
});
export type BugEvent = z.infer<typeof BugEvent>;

export const BugDetails = BugRow.extend({
  description: z.string(),
  createBy: z.string(),
  failure: BugFailure.nullable(),
  branches: z.array(BugBranch),
  events: z.array(BugEvent),
  images: z.array(Attachment),
  /** References as texts have them (`file:rtl/top.sv:12`, `soc:demo/uart0`, `#run-…`), and commits. */
  links: z.array(z.string()),
  watchers: z.array(z.object({ userId: z.number(), userName: z.string() })),
  watching: z.boolean(),
  /** Where the caller may move it. */
  moves: z.array(z.object({ to: BugStatus, needs: z.enum(['reason', 'proof']).optional() })),
});
export type BugDetails = z.infer<typeof BugDetails>;
