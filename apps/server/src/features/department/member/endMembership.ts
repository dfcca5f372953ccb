import { ROLE_IDS } from '@netloom/contract';
import { notFound, warning } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';
import { changeMembers, deleteMembership, hasOtherLead, roleOf } from './repository.ts';
import type { DepartmentRecord } from '../repository.ts';
import type { Database } from '../../../database/index.ts';
import { projectChanged } from '../projectChanged.ts';

type Project = Pick<DepartmentRecord, 'deptId' | 'deptName'>;

/** The role of somebody who must be a member. */
export async function requireRole(database: Database, deptId: number, userId: number): Promise<number> {
  const roleId = await roleOf(database, deptId, userId);
  if (roleId === undefined) throw notFound('no-member', { field: 'userId' });
  return roleId;
}

/** @throws a 601 when the project would be left without a lead. */
export async function requireOtherLead(
  database: Database,
  { deptId, deptName }: Project,
  userId: number,
): Promise<void> {
  if (await hasOtherLead(database, deptId, userId)) return;
  throw warning('last-lead', { field: 'userId', values: { project: deptName } });
}

/** Takes a user out of a project; his working tree stays for a while. */
export async function endMembership(
  project: Project,
  userId: number,
  { database, hub }: Services,
): Promise<void> {
  const { deptId } = project;
  await changeMembers(database, project, async (within) => {
    const roleId = await requireRole(within, deptId, userId);
    if (roleId === ROLE_IDS.lead) await requireOtherLead(within, project, userId);
    await deleteMembership(within, deptId, userId);
  });
  await hub.learnAnew((caller) => caller.userId === userId);
  projectChanged(hub, deptId);
}
