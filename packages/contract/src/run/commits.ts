import { RunVerdict } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id as deptId } from '../fields.ts';
import { RunState } from './row.ts';

/** The newest run of a commit for each of the settings that a push started. */
export const CommitRun = z.object({
  commit: z.string(),
  runId: z.string(),
  kind: z.string(),
  title: z.string(),
  state: RunState,
  verdict: RunVerdict.nullable(),
});
export type CommitRun = z.infer<typeof CommitRun>;

export const runsOfCommits = defineCall({
  method: 'GET',
  path: '/run/ofCommits',
  summary: 'The runs that pushes of these commits started: of each settings the newest.',
  query: z.object({
    deptId,
    /** Up to two hundred ids, with commas between them. */
    commits: z.string().regex(/^[0-9a-f]{40}(,[0-9a-f]{40}){0,199}$/, 'expected commit ids'),
  }),
  reply: z.array(CommitRun),
});
