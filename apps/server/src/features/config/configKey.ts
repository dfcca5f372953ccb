import { configKey } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { readersOfConfig } from './policy.ts';

export const configKeyRoute = implement(
  configKey,
  readersOfConfig,
  async ({ params: { key } }, _scope, { configs }) => {
    const row = configs.row(key);
    if (row === undefined) throw notFound('no-setting', { values: { setting: key } });
    return row.configValue;
  },
);
