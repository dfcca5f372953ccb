import { oidcFinish } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Problem, warning } from '../../../http/problem.ts';
import { implement } from '../../../http/route.ts';
import { originOf } from '../client.ts';
import { insertLoginLog } from '../loginLog.ts';
import { openSession } from '../openSession.ts';
import { oidcUser } from './oidcUser.ts';
import { providerOf, takePending } from './pending.ts';

export const oidcFinishRoute = implement(
  oidcFinish,
  anyone,
  async ({ body: { search, ticket }, request }, _scope, services) => {
    const { database, settings, log } = services;
    const origin = originOf(request);
    const provider = providerOf(services);
    const pending = takePending(ticket);
    if (pending === undefined)
      throw warning('This sign-in took too long or was begun elsewhere: start again.');
    const identity = await provider.finish(search, pending).catch(async (error: Error) => {
      if (error instanceof Problem) throw error;
      // Never what was sent: it holds the code.
      log.warn({ reason: error.name }, 'a sign-in by OpenID Connect failed');
      await insertLoginLog(database, { ...origin, userName: '', reason: 'oidc-refused' });
      throw warning(`${settings.oidc!.name} did not confirm the sign-in: start again.`);
    });
    const user = await oidcUser(database, identity);
    const reason = user.status === 0 ? '' : 'disabled';
    await insertLoginLog(database, { ...origin, userName: user.userName, reason });
    if (user.status !== 0) throw warning('This account is disabled: ask an administrator.');
    return { token: await openSession(database, user, origin), redirect: pending.redirect };
  },
);
