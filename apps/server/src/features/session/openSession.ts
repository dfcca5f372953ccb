import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { listMemberships } from '../department/index.ts';
import type { ClientOrigin } from './client.ts';
import { challengesOf } from './factor/challenges.ts';
import type { ChallengeStep } from './factor/challenges.ts';
import { factorRequired } from './factor/factorRequired.ts';
import { insertLoginLog } from './loginLog.ts';
import { hasFactor, insertSession } from './repository.ts';
import type { Proof, User } from './repository.ts';
import { SESSION_DAYS, hashToken, newToken } from './token.ts';

/** In the login log: who he is was proven, and this was asked for. */
const LOGGED = { code: 'code-asked', setup: 'setup-asked' } as const;

/**
 * The one way from a proven password, or a provider's word, to a session: answers its token. @throws a 601 with a
 * challenge in place of a session where a second factor is asked for.
 */
export async function signIn(
  services: Services,
  user: User,
  origin: ClientOrigin,
  redirect?: string,
): Promise<string> {
  const step = await stepAskedFor(services, user.userId);
  if (step === undefined) return openSession(services, user, origin, 'password');
  await insertLoginLog(services.database, { ...origin, userName: user.userName, reason: LOGGED[step] });
  const challenge = challengesOf(services).make(step, user);
  throw new Refusal(step === 'code' ? 'code-asked' : 'factor-setup-asked', {
    data: { captcha: false, secondFactor: { step, challenge, redirect } },
  });
}

async function stepAskedFor(services: Services, userId: number): Promise<ChallengeStep | undefined> {
  if (await hasFactor(services.database, userId)) return 'code';
  return (await factorRequired(services, userId)) ? 'setup' : undefined;
}

/** Opens a session in the user's default project, logs it and answers its token. @throws a 601 like `insertSession`. */
export async function openSession(
  { database }: Services,
  user: User,
  origin: ClientOrigin,
  proof: Proof,
): Promise<string> {
  const token = newToken();
  const [membership] = await listMemberships(database, user.userId);
  const opened = await insertSession(database, user, {
    proof,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + SESSION_DAYS * 86_400_000),
    deptId: membership?.deptId ?? null,
    ...origin,
  });
  if (!opened) throw new Refusal('account-changed');
  await insertLoginLog(database, { ...origin, userName: user.userName, reason: '' });
  return token;
}
