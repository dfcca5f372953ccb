import { applyDept } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { perServer } from '../../perServer.ts';
import { findMembership, projectChanged } from '../department/index.ts';
import { AttemptDelay } from '../../attemptDelay.ts';
import { tellInviters } from './tellInviters.ts';
import { hashInviteCode } from './inviteCode.ts';
import { countUse, findByCode, insertApplication, listApplications } from './repository.ts';

/** Typing errors are free; who guesses waits longer and longer, whichever codes he tries. */
const delays = perServer(
  () => new AttemptDelay({ free: 3, longestMilliseconds: 30_000, waitingAtMost: 3, forgives: false }),
);

export const applyDeptRoute = implement(
  applyDept,
  permitted('project:join'),
  async ({ query: { inviteCode } }, { caller: { userId, userName } }, services) => {
    const { database, hub } = services;
    const hash = hashInviteCode(inviteCode);
    const invitation = await delays(services).attempt(String(userId), () => findByCode(database, hash));
    if (invitation === undefined) throw warning('no-invitation', { field: 'inviteCode' });
    const { deptId, deptName, roleId, inviteId } = invitation;
    const field = 'inviteCode';
    const told = { field, values: { project: deptName } };
    if (invitation.dissolvedTime !== null) throw warning('invited-to-dissolved', { field });
    if (invitation.revoked) throw warning('invitation-revoked', { field });
    if (invitation.expiresTime <= new Date()) throw warning('invitation-expired', { field });
    if (await findMembership(database, userId, deptId)) throw warning('member-of-already', told);
    const inserted = database.transaction(async (within) => {
      await countUse(within, inviteId);
      return insertApplication(within, { deptId, userId, roleId });
    });
    const applyId = await unlessTaken(inserted);
    if (applyId === undefined) throw warning('asked-already', told);
    projectChanged(hub, deptId);
    await tellInviters({ deptId, deptName, author: userName }, services);
    const [application] = await listApplications(database, { applyId });
    return application!;
  },
);
