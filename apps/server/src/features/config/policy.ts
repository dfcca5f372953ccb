import { CONFIG_KEYS, isConfigKey } from '@netloom/contract';
import type { configKey } from '@netloom/contract';
import { unauthenticated } from '../../http/refuse.ts';
import type { Incoming, Policy } from '../../http/route.ts';

/** Settings hold no secrets, so that every user may read them. */
export const readersOfConfig: Policy<Incoming<typeof configKey>, undefined> = {
  who: 'signed-in users; of public settings anyone',
  open: true,
  permission: null,
  admit({ params: { key } }, caller) {
    const open = isConfigKey(key) && CONFIG_KEYS[key].public;
    if (!open && caller === undefined) throw unauthenticated();
    return Promise.resolve(undefined);
  },
};
