import { saveSysUser } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { forbidden } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { checkNewPassword, hashPassword, insertUser, nameTaken } from '../session/index.ts';
import { sysUsers } from './reply.ts';

export const saveSysUserRoute = implement(
  saveSysUser,
  permitted('system:user:edit'),
  async ({ body: { password, ...user } }, { caller }, { database }) => {
    if (user.admin && !caller.admin) throw forbidden();
    checkNewPassword(password, user, 'body.password');
    const passwordHash = await hashPassword(password);
    const made = await unlessTaken(insertUser(database, { ...user, passwordHash }));
    if (made === undefined) throw nameTaken();
    return (await sysUsers(database, [made.userId]))[0]!;
  },
);
