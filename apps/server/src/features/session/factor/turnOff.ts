import { turnOffSecondFactor } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { mailOfFactor } from './factorMails.ts';
import { factorRequired } from './factorRequired.ts';
import { deleteFactor } from './repository.ts';
import { requireCode } from './requireCode.ts';
import { requireOwner } from './requireOwner.ts';

/** Where a factor is required the caller's own session ends too: he signs in again and sets another one up. */
export const turnOffSecondFactorRoute = implement(
  turnOffSecondFactor,
  signedIn,
  async ({ body: { password, code }, request }, { caller }, services) => {
    const user = await requireOwner(services, caller, password);
    await requireCode(services, user, { code, address: request.ip });
    const kept = (await factorRequired(services, user.userId)) ? undefined : caller.tokenHash;
    if (!(await deleteFactor(services.database, user.userId, kept))) throw new Refusal('factor-off');
    services.hub.endUser(user.userId, 'second-factor', kept);
    await mailOfFactor(services, user, 'off');
    return null;
  },
);
