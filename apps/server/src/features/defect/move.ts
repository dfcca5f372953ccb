import { moveBug } from '@netloom/contract';
import { judgeMove } from '@netloom/model/defect';
import type { BugStatus, MoveRefusal } from '@netloom/model/defect';
import type { Refusal } from '../../http/refusal.ts';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { detailsOf } from './details.ts';
import { memberOfBug } from './policy.ts';
import type { BugMember } from './policy.ts';
import { commitNamed, proofOf } from './proof.ts';
import { branchesOf, changeBug, forgetProofs, noteBranch, noteEvent } from './repository.ts';
import type { BugRecord } from './repository.ts';
import { tellWatchers } from './tell.ts';

interface Asked {
  status: BugStatus;
  reason: string;
  commit?: string | undefined;
}

function refusalOf(refusal: MoveRefusal, from: BugStatus, to: BugStatus): Refusal {
  if (refusal === 'no-duty') return forbidden('bug-no-duty', { values: { from, to } });
  if (refusal === 'no-reason') return warning('bug-no-reason', { field: 'reason', values: { from, to } });
  if (refusal === 'no-proof') return warning('bug-no-proof', { field: 'commit' });
  return warning('bug-no-move', { field: 'status', values: { from, to } });
}

/** @throws a 601 while a branch on which it was found is not shown to be free of it. */
async function requireAllVerified(bug: BugRecord, within: Services['database']): Promise<void> {
  const open = (await branchesOf(within, bug.bugId)).filter(({ verifiedCommit }) => verifiedCommit === '');
  if (open.length === 0) return;
  const values = { branches: open.map(({ branch }) => branch).join(', ') };
  throw warning('bug-branch-open', { field: 'commit', values });
}

/** Moves a defect, and notes what the move says. @throws what refuses it, with nothing changed. */
export async function performMove(
  { caller, bug, duties }: Pick<BugMember, 'caller' | 'bug' | 'duties'>,
  { status: to, reason, commit: named }: Asked,
  services: Services,
): Promise<BugRecord> {
  const { bugId, status: from, branch } = bug;
  const judged = (proven: boolean) => judgeMove({ from, to, duties, reason, proven });
  const early = judged(named !== undefined);
  if (early !== undefined) throw refusalOf(early, from, to);
  const tree = { deptId: bug.deptId, userId: caller.userId };
  const commit = named === undefined ? undefined : await commitNamed(named, tree, services);
  const shown =
    to === 'Completed'
      ? await proofOf(bug, { commit: commit!, branch, userId: caller.userId }, services)
      : null;
  const detail = { from, to, ...(commit !== undefined && { commit }) };
  return services.database.transaction(async (within) => {
    const finishTime = to === 'Completed' ? new Date() : null;
    const moved = await changeBug(within, bug, { status: to, finishTime });
    if (from === 'Completed') await forgetProofs(within, bugId);
    if (commit !== undefined && branch !== '') {
      if (to === 'Wait Verify') await noteBranch(within, bugId, branch, { fixedCommit: commit });
      if (to === 'Completed')
        await noteBranch(within, bugId, branch, { verifiedCommit: commit, resultId: shown });
    }
    if (to === 'Completed') await requireAllVerified(bug, within);
    await noteEvent(within, { bugId, kind: 'moved', authorId: caller.userId, content: reason, detail });
    return moved;
  });
}

export const moveBugRoute = implement(
  moveBug,
  memberOfBug('defect:edit', ({ body }) => body.bugId),
  async ({ body: { revision, ...asked } }, member, services) => {
    const bug = await performMove({ ...member, bug: { ...member.bug, revision } }, asked, services);
    const content = `${member.bug.status} → ${bug.status}${asked.reason === '' ? '' : `: ${asked.reason}`}`;
    await tellWatchers({ bug, kind: 'bug-changed', author: member.caller, content }, services);
    return detailsOf({ ...member, bug }, services);
  },
);
