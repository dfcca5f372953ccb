import type { Feature } from '../../services.ts';
import { applyDeptRoute } from './applyDept.ts';
import { approvalListRoute } from './approvalList.ts';
import { approvalStatusRoute } from './approvalStatus.ts';
import { inviteDeptRoute } from './inviteDept.ts';
import { inviteListRoute } from './inviteList.ts';
import { myApplicationsRoute } from './myApplications.ts';
import { revokeInviteRoute } from './revokeInvite.ts';

export const application: Feature = {
  routes: [
    inviteDeptRoute,
    inviteListRoute,
    revokeInviteRoute,
    applyDeptRoute,
    myApplicationsRoute,
    approvalListRoute,
    approvalStatusRoute,
  ],
};
