import { updateChangePassword } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { unauthenticated } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { findUserById } from '../repository.ts';
import { requirePassword } from './requirePassword.ts';
import { setPassword } from './setPassword.ts';

export const updateChangePasswordRoute = implement(
  updateChangePassword,
  signedIn,
  async ({ body: { oldPassword, newPassword } }, { caller }, services) => {
    const user = await findUserById(services.database, caller.userId);
    if (user === undefined) throw unauthenticated();
    await requirePassword(services, user, oldPassword, 'body.oldPassword');
    await setPassword(services, user, {
      password: newPassword,
      field: 'body.newPassword',
      keepsPasskeys: true,
    });
    return null;
  },
);
