import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import type { Feature } from '../../services.ts';
import { getUserInfoRoute } from './getUserInfo.ts';
import { logOutRoute } from './logOut.ts';
import { loginRoute } from './login.ts';
import { findCaller } from './repository.ts';
import { hashToken } from './token.ts';
import { versionRoute } from './version.ts';

export { ADMIN_NAME, createAdminUser } from './adminUser.ts';
export { userNames } from './repository.ts';
export { productVersion } from './version.ts';

export const session: Feature = {
  routes: [loginRoute, logOutRoute, getUserInfoRoute, versionRoute],
};

export function authenticate(database: Database, token: string): Promise<Caller | undefined> {
  return findCaller(database, hashToken(token));
}
