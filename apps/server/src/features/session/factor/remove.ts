import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { User } from '../repository.ts';
import { mailOfFactor } from './factorMails.ts';
import { deleteFactor } from './repository.ts';

/** Takes a user's second factor away, by an administrator's word, and ends his sessions. @throws a 601 when he has none. */
export async function removeFactor(services: Services, user: User): Promise<void> {
  const { userId } = user;
  if (!(await deleteFactor(services.database, userId))) throw new Refusal('factor-off');
  services.hub.endUser(userId, 'second-factor');
  await mailOfFactor(services, user, 'removed');
}
