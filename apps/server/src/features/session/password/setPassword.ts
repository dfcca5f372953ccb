import type { Services } from '../../../services.ts';
import { updatePassword } from '../repository.ts';
import type { User } from '../repository.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './passwordRules.ts';

interface NewPassword {
  password: string;
  /** Named in a refusal. */
  field: string;
  /**
   * Whether his passkeys stay: not for who resets a password because he lost it, or because somebody else had it, who
   * may have added one.
   */
  keepsPasskeys: boolean;
}

/** Sets a user's password and ends his sessions everywhere. @throws a 601 naming `field` for one that is easily guessed. */
export async function setPassword(
  { database, hub }: Services,
  user: Pick<User, 'userId' | 'userName' | 'email'>,
  { password, field, keepsPasskeys }: NewPassword,
): Promise<void> {
  checkNewPassword(password, user, field);
  await updatePassword(database, user.userId, { passwordHash: await hashPassword(password), keepsPasskeys });
  hub.endUser(user.userId, 'password-changed');
}
