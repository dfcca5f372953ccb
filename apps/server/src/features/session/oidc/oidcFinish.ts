import { oidcFinish } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Problem } from '../../../http/problem.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { originOf } from '../client.ts';
import { insertLoginLog } from '../loginLog.ts';
import { signIn } from '../openSession.ts';
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
    if (pending === undefined) throw new Refusal('oidc-over');
    const identity = await provider.finish(search, pending).catch(async (error: Error) => {
      if (error instanceof Problem) throw error;
      // Never what was sent: it holds the code.
      log.warn({ reason: error.name }, 'a sign-in by OpenID Connect failed');
      await insertLoginLog(database, { ...origin, userName: '', reason: 'oidc-refused' });
      throw new Refusal('oidc-refused', { values: { provider: settings.oidc!.name } });
    });
    const user = await oidcUser(database, identity);
    if (user.status !== 0) {
      await insertLoginLog(database, { ...origin, userName: user.userName, reason: 'disabled' });
      throw new Refusal('account-disabled', { data: { captcha: false } });
    }
    const { redirect } = pending;
    return { token: await signIn(services, user, origin, redirect), redirect };
  },
);
