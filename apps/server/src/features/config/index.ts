import type { Feature } from '../../services.ts';
import { configKeyRoute } from './configKey.ts';
import { deleteConfigRoute } from './deleteConfig.ts';
import { saveConfigRoute } from './saveConfig.ts';
import { selectConfigListRoute } from './selectConfigList.ts';

export { Configs } from './configs.ts';

export const config: Feature = {
  routes: [configKeyRoute, selectConfigListRoute, saveConfigRoute, deleteConfigRoute],
  async start({ configs, database }) {
    await configs.load(database);
    return () => Promise.resolve();
  },
};
