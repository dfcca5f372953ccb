import { z } from 'zod';
import { defineCall } from '../call.ts';
import { time } from '../fields.ts';
import { branchName, commitId, ofProject } from './fields.ts';

/** A name that stays with a commit (git-tag(1)). */
export const GitTag = z.object({
  name: z.string(),
  commit: z.string(),
  /** Of the commit. */
  subject: z.string(),
  /** What was said of the tag; empty where it is a mere name. */
  message: z.string(),
  /** Who made it; of a mere name, who made the commit. */
  author: z.string(),
  time,
});
export type GitTag = z.infer<typeof GitTag>;

/** The rules of names are those of branches (git-check-ref-format(1)). */
export const tagName = branchName;

export const gitTags = defineCall({
  method: 'GET',
  path: '/git/tags',
  summary: 'The tags of the shared repository, the newest thousand first.',
  query: ofProject,
  reply: z.array(GitTag),
});

export const gitCreateTag = defineCall({
  method: 'POST',
  path: '/git/createTag',
  summary:
    'Gives a commit that is shared a tag, for everybody. One that nobody else has answers 601 and says to push first.',
  audit: true,
  body: ofProject.extend({
    name: tagName,
    commit: commitId,
    /** The name where nothing is said. */
    message: z.string().trim().max(20_000).default(''),
  }),
  reply: z.array(GitTag),
});

export const gitDeleteTag = defineCall({
  method: 'POST',
  path: '/git/deleteTag',
  summary: 'Deletes a tag, for everybody; its commit stays.',
  audit: true,
  body: ofProject.extend({ name: tagName }),
  reply: z.array(GitTag),
});
