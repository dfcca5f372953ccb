import type { Services } from '../../services.ts';
import { notify } from '../notice/index.ts';
import { rolesOfMembers } from './repository.ts';

/** Tells those who may decide on it that somebody asks to join. */
export async function tellInviters(
  { deptId, deptName, author }: { deptId: number; deptName: string; author: string },
  services: Services,
): Promise<void> {
  const { database, permissions } = services;
  const members = await rolesOfMembers(database, deptId);
  const userIds = members
    .filter(({ roleId }) => permissions.ofRole(roleId).includes('project:invite'))
    .map(({ userId }) => userId);
  const told = { author, title: deptName };
  const link = '/profile/index?tab=current';
  notify({ kind: 'application', userIds, group: `dept ${deptId}`, told, link, deptId }, services);
}
