import { randomBytes } from 'node:crypto';
import { beginPasskeySignIn, signInByPasskey } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { originOf } from '../client.ts';
import { insertLoginLog } from '../loginLog.ts';
import { openSession } from '../openSession.ts';
import { refuseDisabled } from '../refuseDisabled.ts';
import { hashToken, newToken } from '../token.ts';
import { CEREMONY_MILLISECONDS, ceremoniesOf } from './ceremonies.ts';
import { checkAssertion } from './checkAssertion.ts';
import { takeTurn } from './passkeyLimits.ts';
import { relyingParty } from './relyingParty.ts';

export const beginPasskeySignInRoute = implement(
  beginPasskeySignIn,
  anyone,
  ({ request }, _scope, services) => {
    const party = relyingParty(services.settings);
    if (party === undefined) throw new Refusal('passkeys-none');
    takeTurn(services, request.ip);
    const challenge = randomBytes(32).toString('base64url');
    const ticket = newToken();
    ceremoniesOf(services).signIns.keep(hashToken(ticket), challenge);
    return Promise.resolve({
      ticket,
      options: {
        challenge,
        rpId: party.id,
        userVerification: 'required' as const,
        timeout: CEREMONY_MILLISECONDS,
      },
    });
  },
);

/** Neither password nor code is asked for: the device has verified who uses it, so that it is two factors by itself. */
export const signInByPasskeyRoute = implement(
  signInByPasskey,
  anyone,
  async ({ body: { ticket, assertion }, request }, _scope, services) => {
    const origin = originOf(request);
    const log = (userName: string, reason: string) =>
      insertLoginLog(services.database, { ...origin, userName, reason });
    const challenge = ceremoniesOf(services).signIns.take(hashToken(ticket));
    const { user, passkeyId, good } = await checkAssertion(services, assertion, challenge);
    if (!good || user === undefined) {
      await log(user?.userName ?? '', 'wrong-passkey');
      throw new Refusal('passkey-wrong');
    }
    await refuseDisabled(user, (reason) => log(user.userName, reason));
    return { token: await openSession(services, user, origin, { passkeyId }) };
  },
);
