import { deleteConfig, isConfigKey } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { removeConfig } from './repository.ts';

export const deleteConfigRoute = implement(
  deleteConfig,
  permitted('system:config:edit'),
  async ({ params: { key } }, _scope, { database, configs }) => {
    const removed = await removeConfig(database, key);
    if (!removed && !isConfigKey(key)) throw notFound('no-setting', { values: { setting: key } });
    await configs.load(database);
    return null;
  },
);
