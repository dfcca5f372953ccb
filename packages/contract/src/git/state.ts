import { Diagnostic } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { folder, path, time } from '../fields.ts';
import { GitSideChanges } from './sideChanges.ts';
import { branchName, commitId, ofProject } from './fields.ts';

/** How a file differs. `conflict` needs a decision before the next commit. */
export const GitChange = z.object({
  path: z.string(),
  /** Former path of a renamed file. */
  from: z.string().nullable(),
  change: z.enum(['added', 'modified', 'deleted', 'renamed', 'untracked', 'conflict']),
});
export type GitChange = z.infer<typeof GitChange>;

/** The member's working tree as git sees it. */
export const GitStatus = z.object({
  branch: z.string(),
  commit: z.string().nullable(),
  /** Commits that the shared branch lacks, and has beyond the own one; null when it is not shared yet. */
  ahead: z.number().nullable(),
  behind: z.number().nullable(),
  staged: z.array(GitChange),
  unstaged: z.array(GitChange),
  /** Set while a merge waits for its conflicts to be resolved: what is being merged. */
  merging: z.string().nullable(),
  /** Set while a revert waits that was ended in the middle: the commit that it takes back, and the message for it. */
  reverting: z.object({ commit: z.string(), message: z.string() }).nullable(),
  /** Message of the last commit while nobody else has it, so that it can be amended; null when it cannot. */
  amendable: z.string().nullable(),
  /** Address of the remote repository; empty when the project lives here alone. */
  gitAddress: z.string(),
  /** Whether the caller has stored credentials for it. */
  credentials: z.boolean(),
  /** When the remote was last asked. */
  fetchTime: time.nullable(),
});
export type GitStatus = z.infer<typeof GitStatus>;

export const gitStatus = defineCall({
  method: 'GET',
  path: '/git/status',
  summary: 'Branch, staged and unstaged changes of the member’s tree.',
  query: ofProject,
  reply: GitStatus,
});

/** Both sides of a file; null where it does not exist, or where it is no text or too large for one (`binary`). */
export const GitDiff = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  binary: z.boolean(),
  /** What changed in a document that both sides can be read as; absent where comparing them takes too long, too. */
  meaning: GitSideChanges.optional(),
});
export type GitDiff = z.infer<typeof GitDiff>;

export const gitDiff = defineCall({
  method: 'GET',
  path: '/git/diff',
  summary:
    'Both sides of one file: index against tree, last commit against index (staged), or a commit against its parent or another version (`against`).',
  query: ofProject.extend({
    path,
    /** Former path of a renamed file. */
    from: path.optional(),
    staged: z.stringbool().default(false),
    commit: commitId.optional(),
    /** What `commit` is compared with instead of its parent. */
    against: commitId.optional(),
  }),
  reply: GitDiff,
});

export const GitCommit = z.object({
  commit: z.string(),
  parents: z.array(z.string()),
  author: z.string(),
  email: z.string(),
  time,
  subject: z.string(),
  body: z.string(),
  /** Branches and tags that point to it. */
  refs: z.array(z.string()),
});
export type GitCommit = z.infer<typeof GitCommit>;

export const gitLog = defineCall({
  method: 'GET',
  path: '/git/log',
  summary:
    'Commits of a branch (the own one without it), the newest first, optionally those that touch a path.',
  query: ofProject.extend({
    branch: branchName.optional(),
    path: folder.optional(),
    skip: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.array(GitCommit),
});

export const gitShow = defineCall({
  method: 'GET',
  path: '/git/show',
  summary: 'One commit with the files that it changes.',
  query: ofProject.extend({ commit: commitId }),
  reply: GitCommit.extend({ changes: z.array(GitChange) }),
});

export const GitBranch = z.object({
  name: z.string(),
  current: z.boolean(),
  /** Exists in the shared repository, in the member's own, or in both. */
  shared: z.boolean(),
  own: z.boolean(),
  commit: z.string(),
  subject: z.string(),
  time,
  ahead: z.number().nullable(),
  behind: z.number().nullable(),
  /** Whether rules of the project protect it, and what they let the caller do. */
  protected: z.boolean(),
  mayPush: z.boolean(),
  mayMerge: z.boolean(),
});
export type GitBranch = z.infer<typeof GitBranch>;

export const gitBranches = defineCall({
  method: 'GET',
  path: '/git/branches',
  summary: 'Own and shared branches.',
  query: ofProject,
  reply: z.array(GitBranch),
});

/** What one branch has that another lacks. */
export const GitComparison = z.object({
  /** Commits that `head` has beyond `base`, and the other way round. */
  ahead: z.number(),
  behind: z.number(),
  /** The newest two hundred of those that `head` has beyond `base`. */
  commits: z.array(GitCommit),
  /** The commit of `head`, and what both began from: the files differ between these two. */
  commit: z.string(),
  against: z.string(),
  changes: z.array(GitChange),
});
export type GitComparison = z.infer<typeof GitComparison>;

export const gitCompare = defineCall({
  method: 'GET',
  path: '/git/compare',
  summary:
    'Two branches: how far they are apart, and what merging `head` into `base` would bring. `origin/<name>` is the shared branch where there is an own one too.',
  query: ofProject.extend({ base: branchName, head: branchName }),
  reply: GitComparison,
});

/** Errors of a document that the own version before did not have. */
export const DocumentProblem = z.object({
  path: z.string(),
  /** Of the own commits, of the other side of a merge, or of the two sides together. */
  origin: z.enum(['own', 'theirs', 'merge']),
  /** How many there are; `diagnostics` has the first twenty. */
  count: z.number(),
  diagnostics: z.array(Diagnostic),
});
export type DocumentProblem = z.infer<typeof DocumentProblem>;

/** What the checks of designs, registers, cores, pins and drawings say of a version. */
export const DocumentCheck = z.object({
  /** Why the documents could not be checked; null when they were. */
  unchecked: z.string().nullable(),
  problems: z.array(DocumentProblem),
});
export type DocumentCheck = z.infer<typeof DocumentCheck>;
