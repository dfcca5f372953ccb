import { unlessTaken } from '../../../database/unlessTaken.ts';
import type { Database } from '../../../database/index.ts';
import type { User } from '../repository.ts';
import { setEmail } from './repository.ts';

/** Takes over the address that the sign-in provider has verified, unless another account has confirmed it. */
export async function adoptEmail(database: Database, user: User, email: string): Promise<void> {
  if (email === '' || (user.emailConfirmed && user.email === email)) return;
  const work = database.transaction(async (within) => {
    await setEmail(within, user.userId, { email, emailConfirmed: true });
    return true;
  });
  await unlessTaken(work);
}
