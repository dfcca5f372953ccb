import type { Feature } from '../../services.ts';
import type { CloneQueue } from './clone/cloneQueue.ts';
import { cloneAgainRoute } from './cloneAgain.ts';
import { deleteSysDeptByDeptIdRoute } from './deleteSysDeptByDeptId.ts';
import { startKeeping } from './housekeeping.ts';
import { insertDeptRoute } from './insertDept.ts';
import { addMemberRoute } from './member/addMember.ts';
import { leaveDeptRoute } from './member/leaveDept.ts';
import { removeMemberRoute } from './member/removeMember.ts';
import { selectTeamMembersRoute } from './member/selectTeamMembers.ts';
import { setDefaultDeptRoute } from './member/setDefaultDept.ts';
import { switchDeptRoute } from './member/switchDept.ts';
import { updateMemberRoleRoute } from './member/updateMemberRole.ts';
import { reachOf } from './reach.ts';
import { restoreDeptRoute } from './restoreDept.ts';
import { selectDeptByIdRoute } from './selectDeptById.ts';
import { selectDeptListRoute } from './selectDeptList.ts';
import { selectMyDeptListRoute } from './selectMyDeptList.ts';
import { requireSecondFactorRoute } from './requireSecondFactor.ts';
import { updateDeptRoute } from './updateDept.ts';

export { CloneQueue } from './clone/cloneQueue.ts';
export { gitCredentials } from './clone/repository.ts';
export { requireMayGive } from './grant.ts';
export { changeMembers, isActiveUser, projectsLedAlone, roleOf } from './member/repository.ts';
export { onJoined, tellJoined } from './member/joined.ts';
export { managerOf, memberOf, memberOfFound, requireManager, requireMember } from './policy.ts';
export type { Manager, Member } from './policy.ts';
export { projectChanged } from './projectChanged.ts';
export { projectRow } from './projectRows.ts';
export { findMembership, insertDepartment, insertMembership, listMemberships } from './repository.ts';
export { departments, memberships } from './tables.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    clones: CloneQueue;
  }
}

export const department: Feature = {
  routes: [
    selectMyDeptListRoute,
    selectDeptListRoute,
    selectDeptByIdRoute,
    insertDeptRoute,
    updateDeptRoute,
    requireSecondFactorRoute,
    cloneAgainRoute,
    deleteSysDeptByDeptIdRoute,
    restoreDeptRoute,
    switchDeptRoute,
    setDefaultDeptRoute,
    leaveDeptRoute,
    updateMemberRoleRoute,
    removeMemberRoute,
    addMemberRoute,
    selectTeamMembersRoute,
  ],
  async start(services) {
    const { hub, projects, clones } = services;
    hub.serveMemberships((caller) => reachOf(caller, services));
    await projects.clearScratch();
    const stopKeeping = startKeeping(services);
    return async () => {
      await stopKeeping();
      await clones.stop();
    };
  },
};
