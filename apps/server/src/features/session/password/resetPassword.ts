import { resetPassword } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { hashToken } from '../token.ts';
import { deleteReset, findByReset } from './mailedLinks.ts';
import { checkNewPassword } from './passwordRules.ts';
import { setPassword } from './setPassword.ts';

const expired = () => new Refusal('reset-link-void');

export const resetPasswordRoute = implement(
  resetPassword,
  anyone,
  async ({ body: { token, password } }, _scope, services) => {
    const tokenHash = hashToken(token);
    const user = await findByReset(services.database, tokenHash);
    if (user === undefined) throw expired();
    // A password that is refused must not cost the link.
    checkNewPassword(password, user, 'body.password');
    if (!(await deleteReset(services.database, tokenHash))) throw expired();
    await setPassword(services, user, { password, field: 'body.password', keepsPasskeys: false });
    return null;
  },
);
