import { listPasskeys } from '@netloom/contract';
import type { Passkey } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { unauthenticated } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { NO_PASSWORD } from '../password/password.ts';
import { findUserById, hasFactor } from '../repository.ts';
import { relyingParty } from './relyingParty.ts';
import { passkeysOf } from './repository.ts';
import type { PasskeyRow } from './repository.ts';

export function toPasskey({ passkeyId, name, createTime, lastUsed, synced }: PasskeyRow): Passkey {
  return {
    passkeyId,
    name,
    createTime: createTime.toISOString(),
    lastUsed: lastUsed?.toISOString() ?? null,
    synced,
  };
}

export const listPasskeysRoute = implement(
  listPasskeys,
  signedIn,
  async (_incoming, { caller: { userId } }, { database, settings }) => {
    const user = await findUserById(database, userId);
    if (user === undefined) throw unauthenticated();
    const provider = user.passwordHash === NO_PASSWORD ? ('provider' as const) : null;
    const refused = relyingParty(settings) === undefined ? ('address' as const) : provider;
    const rows = (await passkeysOf(database, userId)).map(toPasskey);
    return { refused, secondFactor: await hasFactor(database, userId), rows };
  },
);
