import { oidcStart } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { keepPending, providerOf } from './pending.ts';

/** A path of this site: what leads elsewhere leads home. */
const local = (redirect: string) => (/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(redirect) ? redirect : '/');

export const oidcStartRoute = implement(oidcStart, anyone, async ({ query }, _scope, services) => {
  const { url, begun } = await providerOf(services).begin();
  return { url, ticket: keepPending(begun, local(query.redirect)) };
});
