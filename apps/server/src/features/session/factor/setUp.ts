import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { User } from '../repository.ts';
import { guardedCode } from './codeGuard.ts';
import { enrolment, newFactorSecret, openFactor, sealFactor } from './factorSecret.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { confirmFactor, findFactor, keepUnconfirmed } from './repository.ts';
import { stepsOf } from './totp.ts';

/** How long a secret that was shown waits for its first code. */
const MINUTES = 15;

/** Makes a secret that waits for its first code; it is told this once. @throws a 601 when a factor is on. */
export async function beginSetUp(
  services: Services,
  { userId, userName }: Pick<User, 'userId' | 'userName'>,
): Promise<{ secret: string; uri: string }> {
  const secret = newFactorSecret();
  const kept = await keepUnconfirmed(services.database, userId, sealFactor(services, userId, secret));
  if (!kept) throw new Refusal('factor-on');
  return enrolment(services, userName, secret);
}

/**
 * Puts the factor in force by its first code and ends the user's sessions but `keptSession`. Answers the recovery codes,
 * which are told this once. @throws a 601 for a wrong code, and when nothing waits.
 */
export async function confirmSetUp(
  services: Services,
  { userId, address, code }: { userId: number; address: string; code: string },
  keptSession?: string,
): Promise<string[]> {
  const { database, hub } = services;
  const begunAfter = new Date(Date.now() - MINUTES * 60_000);
  const factor = await findFactor(database, userId);
  if (factor === undefined || factor.confirmedTime !== null || factor.beginTime <= begunAfter)
    throw new Refusal('factor-setup-over');
  let step: number | undefined;
  await guardedCode(services, { userId, address }, () => {
    step = stepsOf(openFactor(services, factor), code.replace(/\s/g, ''), Date.now()).at(-1);
    return Promise.resolve(step !== undefined);
  });
  if (step === undefined) throw new Refusal('code-wrong', { field: 'body.code' });
  const codes = newRecoveryCodes();
  const codeHashes = codes.map((each) => recoveryHash(each)!);
  const confirmed = await confirmFactor(database, factor, { step, begunAfter, codeHashes, keptSession });
  if (!confirmed) throw new Refusal('factor-setup-over');
  hub.endUser(userId, 'second-factor', keptSession);
  return codes;
}
