import { secondFactorState } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { NO_PASSWORD } from '../password/password.ts';
import { findUserById } from '../repository.ts';
import { factorRequired } from './factorRequired.ts';
import { findFactor, recoveryCodesLeft } from './repository.ts';

export const secondFactorStateRoute = implement(
  secondFactorState,
  signedIn,
  async (_incoming, { caller: { userId } }, services) => {
    const { database } = services;
    const [factor, left, required, user] = await Promise.all([
      findFactor(database, userId),
      recoveryCodesLeft(database, userId),
      factorRequired(services, userId),
      findUserById(database, userId),
    ]);
    const since = factor?.confirmedTime?.toISOString() ?? null;
    return { since, recoveryCodes: left, required, password: user?.passwordHash !== NO_PASSWORD };
  },
);
