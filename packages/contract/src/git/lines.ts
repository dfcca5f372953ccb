import { z } from 'zod';
import { defineCall } from '../call.ts';
import { path } from '../fields.ts';
import { ofProject } from './fields.ts';
import { GitStatus } from './state.ts';

/** A line of a difference: on both sides, on the first alone, or on the second alone. */
export const GitLine = z.object({
  kind: z.enum(['same', 'removed', 'added']),
  text: z.string(),
  /** Whether it is the last of its side and has no line end. */
  endless: z.boolean(),
});
export type GitLine = z.infer<typeof GitLine>;

/** Changes that lie together, with the lines around them. Numbers of lines count from 1. */
export const GitHunk = z.object({
  before: z.number(),
  after: z.number(),
  /** What git names the place by, such as the module that it lies in. */
  place: z.string(),
  lines: z.array(GitLine),
});
export type GitHunk = z.infer<typeof GitHunk>;

export const GitHunks = z.object({
  path: z.string(),
  /** Names both sides: what is chosen of the hunks counts for exactly these. */
  version: z.string(),
  /** None where only the mode differs, of a new file that git has not, and of a file that is no text. */
  hunks: z.array(GitHunk),
});
export type GitHunks = z.infer<typeof GitHunks>;

export const gitHunks = defineCall({
  method: 'GET',
  path: '/git/hunks',
  summary: 'What differs in a file, hunk by hunk: index against tree, or last commit against index (staged).',
  query: ofProject.extend({ path, staged: z.stringbool().default(false) }),
  reply: GitHunks,
});

const index = z.number().int().min(0).max(1_000_000);

export const gitStageLines = defineCall({
  method: 'POST',
  path: '/git/stageLines',
  summary:
    'Takes chosen hunks, or lines of them, into the next commit, or out of it (staged). When a side has changed since they were read, it answers 601.',
  body: ofProject.extend({
    path,
    /** Which difference they are of; staged ones are taken out of the next commit. */
    staged: z.boolean(),
    version: z.string().max(100),
    chosen: z
      .array(
        z.object({
          hunk: index,
          /** Indices into the lines of the hunk; all without it. */
          lines: z.array(index).min(1).max(200_000).optional(),
        }),
      )
      .min(1)
      .max(20_000),
  }),
  reply: GitStatus,
});
