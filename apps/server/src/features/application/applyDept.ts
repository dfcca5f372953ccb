import { applyDept } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { perServer } from '../../perServer.ts';
import { findMembership, projectChanged } from '../department/index.ts';
import { AttemptDelay } from '../../attemptDelay.ts';
import { hashInviteCode } from './inviteCode.ts';
import { countUse, findByCode, insertApplication, listApplications } from './repository.ts';

/** Typing errors are free; who guesses waits longer and longer, whichever codes he tries. */
const delays = perServer(
  () => new AttemptDelay({ free: 3, longestMilliseconds: 30_000, waitingAtMost: 3, forgives: false }),
);

export const applyDeptRoute = implement(
  applyDept,
  permitted('project:join'),
  async ({ query: { inviteCode } }, { caller: { userId } }, services) => {
    const { database, hub } = services;
    const hash = hashInviteCode(inviteCode);
    const invitation = await delays(services).attempt(String(userId), () => findByCode(database, hash));
    if (invitation === undefined) throw warning('inviteCode: no invitation has this code; check it');
    const { deptId, deptName, roleId, inviteId } = invitation;
    const refuse = (reason: string) => warning(`inviteCode: ${reason}`);
    if (invitation.dissolvedTime !== null) throw refuse('the project was dissolved');
    if (invitation.revoked) throw refuse('this invitation was revoked; ask for a new one');
    if (invitation.expiresTime <= new Date()) throw refuse('this invitation has expired; ask for a new one');
    if (await findMembership(database, userId, deptId))
      throw refuse(`you are a member of ${deptName} already`);
    const inserted = database.transaction(async (within) => {
      await countUse(within, inviteId);
      return insertApplication(within, { deptId, userId, roleId });
    });
    const applyId = await unlessTaken(inserted);
    if (applyId === undefined)
      throw refuse(`you have asked to join ${deptName} already; the answer is awaited`);
    projectChanged(hub, deptId);
    const [application] = await listApplications(database, { applyId });
    return application!;
  },
);
