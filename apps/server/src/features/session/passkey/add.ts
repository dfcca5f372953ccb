import { addPasskey } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { unlessTaken } from '../../../database/unlessTaken.ts';
import { signedIn } from '../../../http/policy.ts';
import { unauthenticated } from '../../../http/refuse.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { mailOfFactor } from '../factor/factorMails.ts';
import { findUserById } from '../repository.ts';
import { ALGORITHMS } from './algorithms.ts';
import { ceremoniesOf } from './ceremonies.ts';
import { toPasskey } from './list.ts';
import { relyingParty } from './relyingParty.ts';
import { insertPasskey } from './repository.ts';

const MOST = 20;

export const addPasskeyRoute = implement(
  addPasskey,
  signedIn,
  async ({ body: { name, registration } }, { caller: { userId, tokenHash } }, services) => {
    const challenge = ceremoniesOf(services).additions.take(tokenHash);
    const made = await verified(services, registration, challenge);
    const user = await findUserById(services.database, userId);
    if (user === undefined) throw unauthenticated();
    const { credential, credentialBackedUp: synced } = made;
    const passkey = {
      userId,
      name,
      synced,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    };
    const inserted = insertPasskey(services.database, passkey, MOST).then((row) => ({ row }));
    const kept = await unlessTaken(inserted);
    if (kept === undefined) throw new Refusal('passkey-taken');
    if (kept.row === undefined) throw new Refusal('too-many-passkeys');
    await mailOfFactor(services, user, 'passkeyAdded');
    return toPasskey(kept.row);
  },
);

async function verified(
  { settings, log }: Services,
  response: BodyOf<typeof addPasskey>['registration'],
  expectedChallenge: string,
) {
  const party = relyingParty(settings);
  if (party === undefined) throw new Refusal('passkeys-none');
  const result = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: Error) => {
    log.warn({ reason: error.name }, 'a passkey was not added');
    return undefined;
  });
  if (!result?.verified) throw new Refusal('passkey-not-added');
  return result.registrationInfo;
}
