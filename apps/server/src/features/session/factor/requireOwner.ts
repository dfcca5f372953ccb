import type { Caller } from '../../../caller.ts';
import { unauthenticated } from '../../../http/refuse.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { NO_PASSWORD } from '../password/password.ts';
import { requirePassword } from '../password/requirePassword.ts';
import { findUserById, sessionOpened } from '../repository.ts';
import type { User } from '../repository.ts';

/** For who has no password here: his provider has asked for his just now. */
const FRESH_MILLISECONDS = 10 * 60_000;

/** The caller, once he has proven anew that he is the account's owner and not who found its session open. @throws a 601 */
export async function requireOwner(
  services: Services,
  { userId, tokenHash }: Caller,
  password: string | undefined,
): Promise<User> {
  const { database } = services;
  const user = await findUserById(database, userId);
  if (user === undefined) throw unauthenticated();
  if (user.passwordHash === NO_PASSWORD) {
    const opened = await sessionOpened(database, tokenHash);
    if (opened === undefined || Date.now() - opened.getTime() > FRESH_MILLISECONDS)
      throw new Refusal('sign-in-anew');
    return user;
  }
  if (!password) throw new Refusal('password-missing', { field: 'body.password' });
  await requirePassword(services, user, password, 'body.password');
  return user;
}
