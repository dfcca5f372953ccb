import { rm } from 'node:fs/promises';
import { writeFileAtomically } from '../../data/atomicFile.ts';
import type { Services } from '../../services.ts';
import { hashPassword, randomPassword } from './password/password.ts';
import { hasUsers, insertUser } from './repository.ts';

export const ADMIN_NAME = 'admin';

/**
 * Makes the user `admin` in an empty database. Without NETLOOM_ADMIN_PASSWORD the password is made here and kept in a
 * file that its owner alone can read. Answers his id and, when it was made, the password; else undefined.
 */
export async function createAdminUser({
  database,
  settings,
  folder,
}: Services): Promise<{ userId: number; madePassword: string | undefined } | undefined> {
  if (await hasUsers(database)) return undefined;
  const madePassword = settings.adminPassword === undefined ? randomPassword() : undefined;
  if (madePassword === undefined) await rm(folder.adminPasswordFile, { force: true });
  else await writeFileAtomically(folder.adminPasswordFile, `${madePassword}\n`, 0o600);
  const passwordHash = await hashPassword(settings.adminPassword ?? madePassword!);
  const { userId } = await insertUser(database, { userName: ADMIN_NAME, passwordHash, admin: true });
  return { userId, madePassword };
}
