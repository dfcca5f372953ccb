import { inviteDept } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { managerOf, requireMayGive } from '../department/index.ts';
import { hashInviteCode, newInviteCode } from './inviteCode.ts';
import { insertInvitation, invitationRows } from './repository.ts';

export const inviteDeptRoute = implement(
  inviteDept,
  managerOf('project:invite', ({ query }) => query.deptId),
  async ({ query: { deptId, roleId, days } }, manager, { database, permissions }) => {
    requireMayGive(roleId, manager, permissions);
    const inviteCode = newInviteCode();
    const invitation = await insertInvitation(database, {
      deptId,
      roleId,
      codeHash: hashInviteCode(inviteCode),
      createBy: manager.caller.userId,
      expiresTime: new Date(Date.now() + days * 86_400_000),
    });
    const [row] = await invitationRows(database, [invitation]);
    return { ...row!, inviteCode };
  },
);
