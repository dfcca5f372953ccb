import { z } from 'zod';
import { defineCall } from '../call.ts';
import { path } from '../fields.ts';
import { commitId, ofProject } from './fields.ts';
import { GitCommit } from './state.ts';

/** Which commit each line of a text is from (git-blame(1)). */
export const GitBlame = z.object({
  path: z.string(),
  text: z.string(),
  commits: z.array(GitCommit.pick({ commit: true, author: true, email: true, time: true, subject: true })),
  /** From the first line to the last; `commit` is null where the lines are not committed yet. */
  spans: z.array(z.object({ line: z.number(), count: z.number(), commit: z.string().nullable() })),
});
export type GitBlame = z.infer<typeof GitBlame>;

export const gitBlame = defineCall({
  method: 'GET',
  path: '/git/blame',
  summary:
    'The lines of a text file with the commit that each is from: as it is in the tree, or in a commit.',
  query: ofProject.extend({ path, commit: commitId.optional() }),
  reply: GitBlame,
});
