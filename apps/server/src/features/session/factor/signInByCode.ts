import { signInByCode } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { originOf } from '../client.ts';
import { insertLoginLog } from '../loginLog.ts';
import { openSession } from '../openSession.ts';
import { challengesOf } from './challenges.ts';
import { checkCode } from './checkCode.ts';
import { mailOfFactor } from './factorMails.ts';

export const signInByCodeRoute = implement(
  signInByCode,
  anyone,
  async ({ body: { challenge, code }, request }, _scope, services) => {
    const challenges = challengesOf(services);
    const user = challenges.try(challenge, 'code');
    const origin = originOf(request);
    const log = (reason: string) =>
      insertLoginLog(services.database, { ...origin, userName: user.userName, reason });
    const kind = await checkCode(services, { userId: user.userId, address: origin.address, code }).catch(
      async (error: unknown) => {
        if (error instanceof Refusal) await log('too-many');
        throw error;
      },
    );
    if (kind === undefined) {
      await log('wrong-code');
      throw new Refusal('code-wrong', { field: 'body.code' });
    }
    challenges.end(challenge);
    const token = await openSession(services, user, origin, 'factor');
    if (kind === 'recovery') await mailOfFactor(services, user, 'recovery');
    return { token };
  },
);
