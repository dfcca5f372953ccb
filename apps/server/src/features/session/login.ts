import { login } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { Problem, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { originOf } from './client.ts';
import { insertLoginLog } from './loginLog.ts';
import { openSession } from './openSession.ts';
import { passwordMatches } from './password/password.ts';
import { findUser } from './repository.ts';
import type { User } from './repository.ts';
import { guarded, needsCaptcha } from './signInGuard.ts';

export const loginRoute = implement(login, anyone, async ({ body, request }, _scope, services) => {
  const { database } = services;
  const origin = originOf(request);
  const attempt = { ...origin, ...body };
  const log = (reason: string) => insertLoginLog(database, { ...origin, userName: body.userName, reason });
  let known = false;
  const user = await guarded(services, attempt, async () => {
    const found = await findUser(database, body.userName);
    known = found !== undefined;
    return (await passwordMatches(found?.passwordHash, body.password)) ? found : undefined;
  }).catch(async (error: unknown) => {
    if (error instanceof Problem) await log(error.data === null ? 'too-many' : 'captcha');
    throw error;
  });
  if (user === undefined) {
    await log(known ? 'wrong-password' : 'unknown-user');
    throw warning('The user name or the password is wrong.', { captcha: needsCaptcha(services, attempt) });
  }
  await refuseDisabled(user, log);
  const token = await openSession(database, user, origin);
  await log('');
  return { token };
});

/** Told to who knows the password alone. */
async function refuseDisabled(user: User, log: (reason: string) => Promise<void>): Promise<void> {
  if (user.status === 0) return;
  await log('disabled');
  throw warning('This account is disabled: ask an administrator.', { captcha: false });
}
