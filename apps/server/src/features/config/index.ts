import type { Feature } from '../../services.ts';
import type { Configs } from './configs.ts';
import { configKeyRoute } from './configKey.ts';
import { deleteConfigRoute } from './deleteConfig.ts';
import { saveConfigRoute } from './saveConfig.ts';
import { selectConfigListRoute } from './selectConfigList.ts';

export { Configs } from './configs.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    configs: Configs;
  }
}

export const config: Feature = {
  routes: [configKeyRoute, selectConfigListRoute, saveConfigRoute, deleteConfigRoute],
  async start({ configs, database }) {
    await configs.load(database);
    return () => Promise.resolve();
  },
};
