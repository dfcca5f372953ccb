import { updateChangePassword } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { unauthenticated, warning } from '../../../http/problem.ts';
import { implement } from '../../../http/route.ts';
import { findUserById } from '../repository.ts';
import { AttemptDelay } from '../../../attemptDelay.ts';
import { passwordMatches } from './password.ts';
import { setPassword } from './setPassword.ts';

/** Who got hold of an open session must not find the password by trying. */
const delay = new AttemptDelay({ free: 2, longestMilliseconds: 30_000, waitingAtMost: 5, forgives: true });

export const updateChangePasswordRoute = implement(
  updateChangePassword,
  signedIn,
  async ({ body: { oldPassword, newPassword } }, { caller }, services) => {
    const user = await findUserById(services.database, caller.userId);
    if (user === undefined) throw unauthenticated();
    const known = await delay.attempt(String(user.userId), async () =>
      (await passwordMatches(user.passwordHash, oldPassword)) ? true : undefined,
    );
    if (!known) {
      const message = 'The current password is wrong';
      throw warning(`body.oldPassword: ${message}`, { issues: [{ path: 'body.oldPassword', message }] });
    }
    await setPassword(services, user, newPassword, 'body.newPassword');
    return null;
  },
);
