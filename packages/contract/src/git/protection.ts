import { z } from 'zod';
import { defineCall } from '../call.ts';
import { branchName, ofProject, refPattern } from './fields.ts';
import { DocumentCheck, GitCommit } from './state.ts';

/** Members are those whose role may push; leads those whose role may edit the project. */
export const GitWho = z.enum(['nobody', 'leads', 'members']);
export type GitWho = z.infer<typeof GitWho>;

/** Who may move branches of the shared repository, or make and delete its tags. All rules that fit a name hold. */
export const GitProtection = z.object({
  kind: z.enum(['branch', 'tag']),
  pattern: z.string(),
  /** Of tags, who makes and deletes them. */
  push: GitWho,
  /** By a merge of another shared branch; of tags without meaning. */
  merge: GitWho,
  /** The schedule whose run must have passed on the very files that come onto the branch; null for none. */
  needs: z.number().int().positive().nullable().default(null),
});
export type GitProtection = z.infer<typeof GitProtection>;

export const gitProtections = defineCall({
  method: 'GET',
  path: '/git/protections',
  summary: 'The protected branches and tags of the project.',
  query: ofProject,
  reply: z.array(GitProtection),
});

export const gitSaveProtection = defineCall({
  method: 'POST',
  path: '/git/saveProtection',
  summary: 'Protects branches or tags by their names, or changes who may do what with them.',
  audit: true,
  body: ofProject.extend({ ...GitProtection.shape, pattern: refPattern }),
  reply: z.array(GitProtection),
});

export const gitDeleteProtection = defineCall({
  method: 'POST',
  path: '/git/deleteProtection',
  summary: 'Protects these branches or tags no longer.',
  audit: true,
  body: ofProject.extend({ ...GitProtection.pick({ kind: true }).shape, pattern: refPattern }),
  reply: z.array(GitProtection),
});

export const gitMergeShared = defineCall({
  method: 'POST',
  path: '/git/mergeShared',
  summary:
    'Merges a shared branch into another shared one, for everybody; nothing of the member’s tree changes. Where the two contradict each other it answers 601 with the files.',
  audit: true,
  body: ofProject.extend({ base: branchName, head: branchName }),
  /** What the documents are now that the branch did not have before. */
  reply: GitCommit.extend({ check: DocumentCheck }),
});
