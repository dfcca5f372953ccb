import { noteBugBranch } from '@netloom/contract';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { detailsOf } from './details.ts';
import { memberOfBug } from './policy.ts';
import type { BugMember } from './policy.ts';
import { commitNamed, proofOf } from './proof.ts';
import { forgetBranch, noteBranch, noteEvent } from './repository.ts';
import { bugsChanged } from './tell.ts';

type Body = Incoming<typeof noteBugBranch>['body'];

/** What is noted of the branch. @throws a 601 for what is not so. */
async function noteOf(
  { branch, what, commit: named }: Body,
  { bug, caller, duties }: BugMember,
  services: Services,
) {
  if (named === undefined) throw warning('bug-no-proof', { field: 'commit' });
  const { userId } = caller;
  const commit = await commitNamed(named, { deptId: bug.deptId, userId }, services);
  if (what === 'found') return { foundCommit: commit, verifiedCommit: '', resultId: null };
  if (what === 'fixed') return { fixedCommit: commit };
  if (!duties.includes('verify')) throw forbidden();
  const resultId = await proofOf(bug, { commit, branch, userId }, services);
  return { verifiedCommit: commit, resultId };
}

export const noteBugBranchRoute = implement(
  noteBugBranch,
  memberOfBug('defect:edit', ({ body }) => body.bugId),
  async ({ body }, member, services) => {
    const { bug, caller, duties } = member;
    const { bugId } = bug;
    const { branch, what } = body;
    const isForgotten = what === 'forget';
    // A completed defect stands on its proofs: it is opened again before they change.
    if (bug.status === 'Completed') throw warning('bug-completed', { field: 'bugId' });
    if (isForgotten && !duties.includes('triage')) throw forbidden();
    const note = isForgotten ? undefined : await noteOf(body, member, services);
    await services.database.transaction(async (within) => {
      if (note === undefined) await forgetBranch(within, bugId, branch);
      else await noteBranch(within, bugId, branch, note);
      const detail = { fields: [what], branch, ...(body.commit !== undefined && { commit: body.commit }) };
      await noteEvent(within, { bugId, kind: 'changed', authorId: caller.userId, detail });
    });
    bugsChanged(services, bug.deptId);
    return detailsOf(member, services);
  },
);
