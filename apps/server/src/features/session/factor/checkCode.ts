import type { Services } from '../../../services.ts';
import { guardedCode } from './codeGuard.ts';
import { openFactor } from './factorSecret.ts';
import { recoveryHash } from './recoveryCodes.ts';
import { findFactor, takeRecoveryCode, takeStep } from './repository.ts';
import type { SecondFactor } from './repository.ts';
import { stepsOf } from './totp.ts';

interface Try {
  userId: number;
  /** Of the client. */
  address: string;
  /** Of the authenticator, or a recovery code, as typed. */
  code: string;
}

/** How a code was right: by the device, or by a recovery code, which is used up. */
export type CodeKind = 'device' | 'recovery';

/** Uses a code of a user's second factor up; undefined for one that is wrong or was used. @throws like `guardedCode`. */
export async function checkCode(services: Services, attempt: Try): Promise<CodeKind | undefined> {
  let kind: CodeKind | undefined;
  await guardedCode(services, attempt, async () => {
    kind = await takeCode(services, attempt);
    return kind !== undefined;
  });
  return kind;
}

async function takeCode(services: Services, { userId, code }: Try): Promise<CodeKind | undefined> {
  const { database } = services;
  const factor = await findFactor(database, userId);
  if (factor === undefined || factor.confirmedTime === null) return undefined;
  const hash = recoveryHash(code);
  if (hash !== undefined) return (await takeRecoveryCode(database, userId, hash)) ? 'recovery' : undefined;
  return (await takeDeviceCode(services, factor, code)) ? 'device' : undefined;
}

async function takeDeviceCode(services: Services, factor: SecondFactor, code: string): Promise<boolean> {
  const steps = stepsOf(openFactor(services, factor), code.replace(/\s/g, ''), Date.now());
  for (const step of steps) if (await takeStep(services.database, factor, step)) return true;
  return false;
}
