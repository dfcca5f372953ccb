import { gitMerge } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { requireBranch } from './branchRef.ts';
import { mergeInto } from './mergeInto.ts';
import { told } from './policy.ts';
import { replyStatus } from './replyStatus.ts';

export const gitMergeRoute = implement(
  gitMerge,
  told('git:commit'),
  async ({ body: { name } }, member, services) => {
    const merged = await member.git.exclusive(async () =>
      mergeInto(member, (await requireBranch(member.git, name)).ref),
    );
    return { ...merged, status: await replyStatus(member, services) };
  },
);
