import { CONFIG_KEYS, isConfigKey, saveConfig } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import { upsertConfig } from './repository.ts';

export const saveConfigRoute = implement(
  saveConfig,
  permitted('system:config:edit'),
  async ({ body }, _scope, { database, configs }) => {
    const { configKey, configValue } = body;
    if (isConfigKey(configKey)) validate(CONFIG_KEYS[configKey].value, configValue, 'body.configValue');
    await upsertConfig(database, body);
    await configs.load(database);
    return configs.row(configKey)!;
  },
);
