import { gitSwitchBranch } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { ownRef, requireBranch } from './branchRef.ts';
import { refused } from './inTheWay.ts';
import { told } from './policy.ts';
import { replyStatus } from './replyStatus.ts';
import { requireNothingWaits } from './waiting.ts';

export const gitSwitchBranchRoute = implement(
  gitSwitchBranch,
  told('git:commit'),
  async ({ body: { name } }, member, services) => {
    const { git, tree } = member;
    await git.exclusive(async () => {
      await requireNothingWaits(git);
      const { ref, commit } = await requireBranch(git, name);
      await git.requireModest(commit);
      // A shared branch becomes an own one of its name.
      const target = ref === ownRef(name) ? [name] : ['--no-track', '--create', name, commit];
      const end = await git.attempt(['switch', '--quiet', '--no-guess', ...target]);
      if (end.code !== 0) throw refused(end);
      tree.touched();
    });
    return replyStatus(member, services);
  },
);
