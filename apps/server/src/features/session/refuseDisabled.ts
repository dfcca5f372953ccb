import { Refusal } from '../../http/refusal.ts';
import type { User } from './repository.ts';

/** Told to who has proven to be the user alone. @throws a 601 */
export async function refuseDisabled(user: User, log: (reason: string) => Promise<void>): Promise<void> {
  if (user.status === 0) return;
  await log('disabled');
  throw new Refusal('account-disabled', { data: { captcha: false } });
}
