import { resetPwd } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { setPassword } from '../session/index.ts';
import { editorOf } from './policy.ts';

export const resetPwdRoute = implement(
  resetPwd,
  editorOf(({ body }) => body.userId),
  async ({ body: { password } }, { caller, user }, services) => {
    if (user.userId === caller.userId)
      throw warning('userId: change your own password in your profile, where the current one is asked for');
    await setPassword(services, user, { password, field: 'body.password', keepsPasskeys: false });
    return null;
  },
);
