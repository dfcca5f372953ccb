import { z } from 'zod';
import { defineCall } from '../call.ts';
import { path } from '../fields.ts';
import { GitPart, GitSideChanges } from './sideChanges.ts';
import { branchName, commitId, ofProject } from './fields.ts';
import { DocumentCheck, GitCommit, GitStatus } from './state.ts';

const paths = z.array(path).min(1).max(10_000);
const commitMessage = z.string().trim().min(1).max(20_000);

export const gitStage = defineCall({
  method: 'POST',
  path: '/git/stage',
  summary: 'Takes changes of files into the next commit.',
  body: ofProject.extend({ paths }),
  reply: GitStatus,
});

export const gitUnstage = defineCall({
  method: 'POST',
  path: '/git/unstage',
  summary: 'Takes changes of files out of the next commit; the files stay as they are.',
  body: ofProject.extend({ paths }),
  reply: GitStatus,
});

export const gitDiscard = defineCall({
  method: 'POST',
  path: '/git/discard',
  summary: 'Throws unstaged changes of files away; untracked files are deleted.',
  audit: true,
  body: ofProject.extend({ paths }),
  reply: GitStatus,
});

export const gitCommit = defineCall({
  method: 'POST',
  path: '/git/commit',
  summary:
    'Commits what is staged, in the caller’s name. A merge with a document that cannot be read answers 601.',
  body: ofProject.extend({ message: commitMessage }),
  /** Of a merge, what the documents are now that they were not before. */
  reply: GitCommit.extend({ check: DocumentCheck }),
});

export const gitAmend = defineCall({
  method: 'POST',
  path: '/git/amend',
  summary:
    'Makes the last commit anew, with what is staged and another message. One that others have already answers 601.',
  audit: true,
  body: ofProject.extend({
    /** The commit that is replaced; when another is the last one by now, nothing happens. */
    commit: commitId,
    message: commitMessage,
  }),
  reply: GitCommit,
});

export const gitRevert = defineCall({
  method: 'POST',
  path: '/git/revert',
  summary:
    'Takes back what a commit of the own branch changed, by a new commit; of a merge, what it brought. Where later commits changed the same, it answers 601 with the files, and nothing is changed.',
  body: ofProject.extend({ commit: commitId }),
  /** What the documents are now that they were not before. */
  reply: GitCommit.extend({ check: DocumentCheck }),
});

export const gitFetch = defineCall({
  method: 'POST',
  path: '/git/fetch',
  summary: 'Asks the remote repository what is new; nothing of the member’s changes.',
  body: ofProject,
  reply: GitStatus,
});

/** A document that was merged by its meaning. */
export const GitMergedDocument = z.object({
  path: z.string(),
  mine: GitSideChanges,
  theirs: GitSideChanges,
});
export type GitMergedDocument = z.infer<typeof GitMergedDocument>;

/** What a merge came to. */
export const GitMerged = z.object({
  result: z.enum(['up-to-date', 'fast-forward', 'merged', 'conflicts']),
  /** Documents whose texts did not merge and that were merged by their meaning: changes of different parts. */
  byMeaning: z.array(GitMergedDocument),
  status: GitStatus,
  /** What the documents are now that they were not before; of a merge that waits, nothing yet. */
  check: DocumentCheck,
});
export type GitMerged = z.infer<typeof GitMerged>;

export const gitPull = defineCall({
  method: 'POST',
  path: '/git/pull',
  summary: 'Fetches, then merges the shared branch into the own one. Conflicts wait in the tree.',
  body: ofProject,
  reply: GitMerged,
});

export const gitPush = defineCall({
  method: 'POST',
  path: '/git/push',
  summary:
    'Shares the own branch. One that lacks others’ commits answers 601 and says to pull first; documents with errors that nobody has yet answer 601 with them (`check`).',
  audit: true,
  body: ofProject.extend({
    /** Shares documents with new errors too. */
    withErrors: z.boolean().default(false),
  }),
  reply: GitStatus,
});

export const gitCreateBranch = defineCall({
  method: 'POST',
  path: '/git/createBranch',
  summary: 'Makes a branch at a commit (the own branch without it) and goes there.',
  body: ofProject.extend({ name: branchName, from: z.union([commitId, branchName]).optional() }),
  reply: GitStatus,
});

export const gitSwitchBranch = defineCall({
  method: 'POST',
  path: '/git/switchBranch',
  summary: 'Goes to a branch; uncommitted changes that stand in the way answer 601 and are named.',
  body: ofProject.extend({ name: branchName }),
  reply: GitStatus,
});

export const gitDeleteBranch = defineCall({
  method: 'POST',
  path: '/git/deleteBranch',
  summary: 'Deletes an own branch; one with commits that are nowhere else only with `force`.',
  audit: true,
  body: ofProject.extend({ name: branchName, force: z.boolean().default(false) }),
  reply: z.null(),
});

export const gitMerge = defineCall({
  method: 'POST',
  path: '/git/merge',
  summary: 'Merges a branch into the own one. Conflicts wait in the tree.',
  body: ofProject.extend({ name: branchName }),
  reply: GitMerged,
});

/** A part of a document that both sides changed differently; a side without it has no value. */
export const GitConflictPart = GitPart.extend({
  base: z.json().optional(),
  mine: z.json().optional(),
  theirs: z.json().optional(),
});

/** The sides of a conflict; null where that side deleted the file, or where it is no text (`binary`). `merged` is git's attempt with its marks. */
export const GitConflict = z.object({
  path: z.string(),
  base: z.string().nullable(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  merged: z.string().nullable(),
  binary: z.boolean(),
  /** A side that deleted the file has none. */
  oursExists: z.boolean(),
  theirsExists: z.boolean(),
  oursName: z.string(),
  theirsName: z.string(),
  /** Of a document that every side has in a form that can be read: what its merge by meaning could not settle. */
  parts: z.array(GitConflictPart).nullable(),
});
export type GitConflict = z.infer<typeof GitConflict>;

export const gitConflict = defineCall({
  method: 'GET',
  path: '/git/conflict',
  summary: 'The sides of one conflict.',
  query: ofProject.extend({ path }),
  reply: GitConflict,
});

export const gitMergeParts = defineCall({
  method: 'POST',
  path: '/git/mergeParts',
  summary:
    'A document in conflict, merged by its meaning: its text as chosen for the parts that both sides changed. Writes nothing; a document without meaning for its conflict answers 601.',
  body: ofProject.extend({
    path,
    /** By the pointers of parts; mine stands for what has no choice. */
    choices: z.record(z.string().max(2000), z.enum(['mine', 'theirs'])).default({}),
  }),
  reply: z.object({
    text: z.string(),
    /** Without a choice yet. */
    parts: z.array(GitConflictPart),
    mine: GitSideChanges,
    theirs: GitSideChanges,
  }),
});

export const gitResolve = defineCall({
  method: 'POST',
  path: '/git/resolve',
  summary:
    'Settles one conflict: with a text, with one side, or by deleting the file. Text with conflict marks is refused, and a document that cannot be read.',
  body: ofProject.extend({
    path,
    use: z.enum(['text', 'ours', 'theirs', 'delete']),
    text: z.string().max(20_000_000).optional(),
  }),
  reply: GitStatus,
});

export const gitAbortMerge = defineCall({
  method: 'POST',
  path: '/git/abortMerge',
  summary: 'Gives a merge, or a revert that was interrupted, up: the tree is as it was before.',
  /** With `reverting` that revert, else the merge: nothing is given up that was not seen. */
  body: ofProject.extend({ reverting: commitId.optional() }),
  reply: GitStatus,
});
