import type { Secrets } from '../data/secrets.ts';
import type { GitCredentials } from '../git/index.ts';

/** The secret of one user cannot be put in another's place, nor in another project. */
const purpose = (userId: number, deptId: number) => `git:${userId}:${deptId}`;

/** What `memberships.git_secret` holds. */
export function sealGitSecret(secrets: Secrets, userId: number, deptId: number, secret: string): string {
  return secrets.encrypt(secret, purpose(userId, deptId));
}

/** Undefined where the member has stored none. @throws when the key file is not the one that sealed it. */
export function openGitCredentials(
  secrets: Secrets,
  membership: { userId: number; deptId: number; gitUserName: string; gitSecret: string | null },
): GitCredentials | undefined {
  const { userId, deptId, gitUserName, gitSecret } = membership;
  if (gitSecret === null) return undefined;
  return { userName: gitUserName, secret: secrets.decrypt(gitSecret, purpose(userId, deptId)) };
}
