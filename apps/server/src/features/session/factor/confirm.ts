import { confirmSecondFactor } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { unauthenticated } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { findUserById } from '../repository.ts';
import { mailOfFactor } from './factorMails.ts';
import { confirmSetUp } from './setUp.ts';

export const confirmSecondFactorRoute = implement(
  confirmSecondFactor,
  signedIn,
  async ({ body: { code }, request }, { caller: { userId, tokenHash } }, services) => {
    const user = await findUserById(services.database, userId);
    if (user === undefined) throw unauthenticated();
    const recoveryCodes = await confirmSetUp(services, { userId, address: request.ip, code }, tokenHash);
    await mailOfFactor(services, user, 'on');
    return { recoveryCodes };
  },
);
