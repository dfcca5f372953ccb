import { saveSysUser } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { askConfirmation, checkNewPassword, hashPassword, insertUser, nameTaken } from '../session/index.ts';
import { takenProblem } from './changeEmail.ts';
import { sysUsers } from './reply.ts';

export const saveSysUserRoute = implement(
  saveSysUser,
  permitted('system:user:edit'),
  async ({ body: { password, ...user } }, { caller }, services) => {
    if (user.admin && !caller.admin) throw forbidden();
    checkNewPassword(password, user, 'body.password');
    const { database, mail } = services;
    const passwordHash = await hashPassword(password);
    const emailConfirmed = user.emailConfirmed && user.email !== '';
    const made = await insertUser(database, { ...user, emailConfirmed, passwordHash }).catch(
      (error: unknown) => {
        throw takenProblem(error, nameTaken) ?? error;
      },
    );
    if (mail.enabled && made.email !== '' && !emailConfirmed)
      await askConfirmation(services, made, made.email);
    return (await sysUsers(database, [made.userId]))[0]!;
  },
);
