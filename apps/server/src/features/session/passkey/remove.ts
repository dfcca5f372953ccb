import { removePasskey } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { mailOfFactor } from '../factor/factorMails.ts';
import { requireOwner } from '../factor/requireOwner.ts';
import { deletePasskey } from './repository.ts';

export const removePasskeyRoute = implement(
  removePasskey,
  signedIn,
  async ({ body: { passkeyId, password } }, { caller }, services) => {
    const user = await requireOwner(services, caller, password);
    const { userId } = user;
    if (!(await deletePasskey(services.database, { userId, passkeyId }, caller.tokenHash)))
      throw new Refusal('passkey-gone');
    services.hub.endUser(userId, 'passkey-removed', caller.tokenHash);
    await mailOfFactor(services, user, 'passkeyRemoved');
    return null;
  },
);
