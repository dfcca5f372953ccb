import { AttemptDelay } from '../../../attemptDelay.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { User } from '../repository.ts';
import { passwordMatches } from './password.ts';

/** Who got hold of an open session must not find the password by trying, by whichever call. */
const delay = new AttemptDelay({ free: 2, longestMilliseconds: 30_000, waitingAtMost: 5, forgives: true });

/** @throws a 601 naming `field` unless the password is the user's. */
export async function requirePassword(
  { userId, passwordHash }: Pick<User, 'userId' | 'passwordHash'>,
  password: string,
  field: string,
): Promise<void> {
  const known = await delay.attempt(String(userId), async () =>
    (await passwordMatches(passwordHash, password)) ? true : undefined,
  );
  if (known) return;
  throw new Refusal('password-wrong', { field });
}
