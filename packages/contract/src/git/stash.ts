import { z } from 'zod';
import { defineCall } from '../call.ts';
import { time } from '../fields.ts';
import { commitId, ofProject } from './fields.ts';
import { GitStatus } from './state.ts';

/** Changes that a member set aside (git-stash(1)); nobody else has them. */
export const GitStash = z.object({
  /** The commit that holds them. */
  commit: z.string(),
  /** What was said of them; what git says of the commit that they began from where nothing was. */
  message: z.string(),
  /** Branch that they were made on. */
  branch: z.string(),
  time,
});
export type GitStash = z.infer<typeof GitStash>;

export const gitStashes = defineCall({
  method: 'GET',
  path: '/git/stashes',
  summary: 'The changes that the member set aside, the newest hundred first.',
  query: ofProject,
  reply: z.array(GitStash),
});

export const gitStash = defineCall({
  method: 'POST',
  path: '/git/stash',
  summary:
    'Sets all changes of the working tree aside, new files too; the tree is that of the last commit then.',
  body: ofProject.extend({
    message: z
      .string()
      .trim()
      .max(200)
      .regex(/^[^\n\r\0]*$/, 'expected one line')
      .default(''),
  }),
  reply: GitStatus,
});

export const gitUnstash = defineCall({
  method: 'POST',
  path: '/git/unstash',
  summary:
    'Brings changes that were set aside back into a tree without changes, none of them staged; with `keep` they stay set aside too. Where later commits changed the same, it answers 601 with the files, and nothing is changed.',
  body: ofProject.extend({ commit: commitId, keep: z.boolean().default(false) }),
  reply: GitStatus,
});

export const gitDropStash = defineCall({
  method: 'POST',
  path: '/git/dropStash',
  summary: 'Throws away changes that were set aside.',
  audit: true,
  body: ofProject.extend({ commit: commitId }),
  reply: z.array(GitStash),
});
