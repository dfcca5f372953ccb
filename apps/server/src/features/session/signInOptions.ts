import { signInOptions } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { relyingParty } from './passkey/relyingParty.ts';

export const signInOptionsRoute = implement(
  signInOptions,
  anyone,
  (_incoming, _scope, { configs, mail, settings }) =>
    Promise.resolve({
      register: configs.value('account.register'),
      mail: mail.enabled,
      oidc: settings.oidc?.name ?? null,
      passkeys: relyingParty(settings) !== undefined,
    }),
);
