import type { Services } from '../../../services.ts';
import { updatePassword } from '../repository.ts';
import type { User } from '../repository.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './passwordRules.ts';

/** Sets a user's password and ends his sessions everywhere. @throws a 601 naming `field` for one that is easily guessed. */
export async function setPassword(
  { database, hub }: Services,
  user: Pick<User, 'userId' | 'userName' | 'email'>,
  password: string,
  field: string,
): Promise<void> {
  checkNewPassword(password, user, field);
  await updatePassword(database, user.userId, await hashPassword(password));
  hub.endUser(user.userId, 'password-changed');
}
