import { login } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { passwordMatches } from './password.ts';
import { findUser, insertSession } from './repository.ts';
import { SignInDelay } from './signInDelay.ts';
import { SESSION_DAYS, hashToken, newToken } from './token.ts';

const delay = new SignInDelay();

export const loginRoute = implement(login, anyone, async ({ body, request }, _scope, { database }) => {
  const user = await delay.attempt(`${request.ip} ${body.userName.toLowerCase()}`, async () => {
    const found = await findUser(database, body.userName);
    return (await passwordMatches(found?.passwordHash, body.password)) ? found : undefined;
  });
  if (user === undefined) throw warning('The user name or the password is wrong.');
  const token = newToken();
  const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000);
  await insertSession(database, { tokenHash: hashToken(token), userId: user.userId, expiresAt });
  return { token };
});
