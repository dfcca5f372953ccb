import { resetPwd } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { setPassword } from '../session/index.ts';
import { editorOf } from './policy.ts';

export const resetPwdRoute = implement(
  resetPwd,
  editorOf(({ body }) => body.userId),
  async ({ body: { password } }, { caller, user }, services) => {
    if (user.userId === caller.userId) throw warning('password-in-profile', { field: 'userId' });
    await setPassword(services, user, { password, field: 'body.password', keepsPasskeys: false });
    return null;
  },
);
