import { approvalStatus } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import {
  changeMembers,
  insertMembership,
  isActiveUser,
  requireMayGive,
  roleOf,
  tellJoined,
} from '../department/index.ts';
import { inviterOf } from './policy.ts';
import { decide, findApplication, listApplications } from './repository.ts';
import { projectChanged } from '../department/index.ts';

export const approvalStatusRoute = implement(
  approvalStatus,
  inviterOf(({ query }: Incoming<typeof approvalStatus>, { database }) =>
    findApplication(database, query.applyId),
  ),
  async ({ query }, { manager, found }, services) => {
    const { database, permissions, hub } = services;
    const { applyId, status, roleId = found.roleId } = query;
    const { caller, project } = manager;
    if (status === 1) requireMayGive(roleId, manager, permissions);
    await changeMembers(database, project, async (within) => {
      const decided = await decide(within, applyId, { status, roleId, decideBy: caller.userId });
      if (decided === undefined) throw await decidedAlready(database, applyId);
      if (status === 1) await admit(within, { ...decided, createBy: caller.userId });
    });
    await hub.learnAnew(({ userId }) => userId === found.userId);
    projectChanged(hub, project.deptId);
    if (status === 1) tellJoined({ ...project, userId: found.userId }, services);
    const [application] = await listApplications(database, { applyId });
    return application!;
  },
);

async function admit(
  database: Database,
  member: { deptId: number; userId: number; roleId: number; createBy: number },
): Promise<void> {
  const { deptId, userId, roleId, createBy } = member;
  if (!(await isActiveUser(database, userId))) {
    throw notFound('applicant-gone', { field: 'applyId' });
  }
  // An administrator may have made him one meanwhile.
  if ((await roleOf(database, deptId, userId)) !== undefined) return;
  await insertMembership(database, { deptId, userId, roleId, createBy });
}

async function decidedAlready(database: Database, applyId: number) {
  const [{ status, decideBy } = { status: 2, decideBy: '' }] = await listApplications(database, { applyId });
  return warning(status === 1 ? 'allowed-already' : 'refused-already', {
    field: 'applyId',
    values: { name: decideBy },
  });
}
