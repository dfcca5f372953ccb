import { emailText, userNameText } from '@netloom/contract';
import { unlessTaken } from '../../../database/unlessTaken.ts';
import type { Database } from '../../../database/index.ts';
import { adoptEmail } from '../email/adoptEmail.ts';
import { NO_PASSWORD } from '../password/password.ts';
import { findBySubject, insertUser } from '../repository.ts';
import type { User } from '../repository.ts';
import type { Identity } from './provider.ts';

const NAME_LENGTH = 50;

/**
 * The user of an identity: the one that was made for its subject, else a new one under a free name. A name or mail
 * address that a user has already never gives his account away. Of who has no password here the provider's verified
 * address is the truth.
 */
export async function oidcUser(database: Database, identity: Identity): Promise<User> {
  const email = emailText.safeParse(identity.email).data ?? '';
  const user = await userOfSubject(database, identity, email);
  if (identity.emailVerified && user.passwordHash === NO_PASSWORD) await adoptEmail(database, user, email);
  return user;
}

async function userOfSubject(database: Database, identity: Identity, email: string): Promise<User> {
  const name = nameOf(identity);
  for (let count = 1; ; count += 1) {
    const known = await findBySubject(database, identity.subject);
    if (known !== undefined) return known;
    const userName = count === 1 ? name : `${name}-${count}`;
    const user = { userName, email, passwordHash: NO_PASSWORD, oidcSubject: identity.subject };
    const made = await unlessTaken(insertUser(database, user));
    if (made !== undefined) return made;
  }
}

function nameOf({ names }: Identity): string {
  const usable = names.flatMap((name) => userNameText.safeParse(name.slice(0, NAME_LENGTH)).data ?? []);
  return usable[0] ?? 'user';
}
