import type { Database } from '../../database/index.ts';
import { warning } from '../../http/problem.ts';
import { listMemberships } from '../department/index.ts';
import type { ClientOrigin } from './client.ts';
import { insertSession } from './repository.ts';
import type { User } from './repository.ts';
import { SESSION_DAYS, hashToken, newToken } from './token.ts';

/** Opens a session in the user's default project and answers its token. */
export async function openSession(database: Database, user: User, origin: ClientOrigin): Promise<string> {
  const token = newToken();
  const [membership] = await listMemberships(database, user.userId);
  const opened = await insertSession(database, user, {
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + SESSION_DAYS * 86_400_000),
    deptId: membership?.deptId ?? null,
    ...origin,
  });
  if (!opened) throw warning('The account has just been changed: sign in again.');
  return token;
}
