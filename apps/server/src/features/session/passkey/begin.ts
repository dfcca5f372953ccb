import { randomBytes } from 'node:crypto';
import { beginPasskey } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { unauthenticated } from '../../../http/refuse.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { requireCode } from '../factor/requireCode.ts';
import { NO_PASSWORD } from '../password/password.ts';
import { requirePassword } from '../password/requirePassword.ts';
import { findUserById, hasFactor } from '../repository.ts';
import type { User } from '../repository.ts';
import { ALGORITHMS } from './algorithms.ts';
import { CEREMONY_MILLISECONDS, ceremoniesOf } from './ceremonies.ts';
import { relyingParty } from './relyingParty.ts';
import { passkeysOf } from './repository.ts';
import { userHandle } from './userHandle.ts';

/** A passkey goes past the second factor: whoever adds one has to have that, too. */
async function requireProof(
  services: Services,
  user: User,
  { password, code, address }: { password: string; code?: string; address: string },
): Promise<void> {
  if (user.passwordHash === NO_PASSWORD) throw new Refusal('passkey-of-provider');
  await requirePassword(services, user, password, 'body.password');
  if (!(await hasFactor(services.database, user.userId))) return;
  if (!code) throw new Refusal('code-missing', { field: 'body.code' });
  await requireCode(services, user, { code, address });
}

export const beginPasskeyRoute = implement(
  beginPasskey,
  signedIn,
  async ({ body, request }, { caller: { userId, tokenHash } }, services) => {
    const { database, settings } = services;
    const party = relyingParty(settings);
    if (party === undefined) throw new Refusal('passkeys-none');
    const user = await findUserById(database, userId);
    if (user === undefined) throw unauthenticated();
    await requireProof(services, user, { ...body, address: request.ip });
    const challenge = randomBytes(32).toString('base64url');
    ceremoniesOf(services).additions.keep(tokenHash, challenge);
    const { userName } = user;
    return {
      challenge,
      rp: { id: party.id, name: `Netloom ${party.id}` },
      user: {
        id: Buffer.from(userHandle(userId)).toString('base64url'),
        name: userName,
        displayName: userName,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      excludeCredentials: (await passkeysOf(database, userId)).map(({ credentialId }) => ({
        id: credentialId,
        type: 'public-key' as const,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
      timeout: CEREMONY_MILLISECONDS,
    };
  },
);
