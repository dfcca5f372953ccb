import { beginSetUpAtSignIn, confirmSetUpAtSignIn } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { originOf } from '../client.ts';
import { openSession } from '../openSession.ts';
import { challengesOf } from './challenges.ts';
import { mailOfFactor } from './factorMails.ts';
import { beginSetUp, confirmSetUp } from './setUp.ts';

export const beginSetUpAtSignInRoute = implement(
  beginSetUpAtSignIn,
  anyone,
  ({ body: { challenge } }, _scope, services) =>
    beginSetUp(services, challengesOf(services).of(challenge, 'setup')),
);

export const confirmSetUpAtSignInRoute = implement(
  confirmSetUpAtSignIn,
  anyone,
  async ({ body: { challenge, code }, request }, _scope, services) => {
    const challenges = challengesOf(services);
    const user = challenges.of(challenge, 'setup');
    const origin = originOf(request);
    const { userId } = user;
    const recoveryCodes = await confirmSetUp(services, { userId, address: origin.address, code });
    challenges.end(challenge);
    const token = await openSession(services, user, origin, 'factor');
    await mailOfFactor(services, user, 'on');
    return { token, recoveryCodes };
  },
);
