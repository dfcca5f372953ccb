import { login } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { Refusal } from '../../http/refusal.ts';
import { implement } from '../../http/route.ts';
import { originOf } from './client.ts';
import { insertLoginLog } from './loginLog.ts';
import { signIn } from './openSession.ts';
import { passwordMatches } from './password/password.ts';
import { refuseDisabled } from './refuseDisabled.ts';
import { findUser } from './repository.ts';
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
    if (error instanceof Refusal) await log(error.reason === 'captcha-wrong' ? 'captcha' : 'too-many');
    throw error;
  });
  if (user === undefined) {
    await log(known ? 'wrong-password' : 'unknown-user');
    throw new Refusal('sign-in-wrong', { data: { captcha: needsCaptcha(services, attempt) } });
  }
  await refuseDisabled(user, log);
  return { token: await signIn(services, user, origin) };
});
