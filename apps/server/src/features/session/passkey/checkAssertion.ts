import type { BodyOf, signInByPasskey } from '@netloom/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Services } from '../../../services.ts';
import { findUserById } from '../repository.ts';
import type { User } from '../repository.ts';
import { relyingParty } from './relyingParty.ts';
import { findPasskey, noteUse } from './repository.ts';
import type { PasskeyRow } from './repository.ts';
import { userHandle } from './userHandle.ts';

type Assertion = BodyOf<typeof signInByPasskey>['assertion'];

interface Checked {
  passkeyId: number;
  /** Whose passkey was named, good or not. */
  user: User | undefined;
  good: boolean;
}

/** Whether a device signed the challenge for us with a known passkey (Web Authentication Level 3, section 7.2). */
export async function checkAssertion(
  services: Services,
  assertion: Assertion,
  challenge: string,
): Promise<Checked> {
  const { database } = services;
  const passkey = await findPasskey(database, assertion.id);
  if (passkey === undefined) return { passkeyId: 0, user: undefined, good: false };
  const { passkeyId, userId } = passkey;
  const user = await findUserById(database, userId);
  const counter = ownedBy(passkey, assertion)
    ? await verifiedCount(services, { passkey, assertion, challenge })
    : undefined;
  const good = counter !== undefined && (await noteUse(database, passkeyId, counter));
  return { passkeyId, user, good };
}

/** Step 6: nobody was named before, so that the device has to say whose passkey it is. */
function ownedBy({ userId }: PasskeyRow, { response: { userHandle: told } }: Assertion): boolean {
  return told === Buffer.from(userHandle(userId)).toString('base64url');
}

async function verifiedCount(
  { settings, log }: Services,
  { passkey, assertion, challenge }: { passkey: PasskeyRow; assertion: Assertion; challenge: string },
): Promise<number | undefined> {
  const party = relyingParty(settings);
  if (party === undefined) return undefined;
  const { credentialId: id, publicKey, counter } = passkey;
  const result = await verifyAuthenticationResponse({
    response: assertion as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch((error: Error) => {
    log.warn({ reason: error.name }, 'a sign-in by passkey failed');
    return undefined;
  });
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
