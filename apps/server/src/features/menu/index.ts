import type { Feature } from '../../services.ts';
import { menusRoute } from './menus.ts';

export { frameSources } from './frameSources.ts';
export { MenuLinks } from './menuLinks.ts';

export const menu: Feature = {
  routes: [menusRoute],
  async start({ menuLinks, database }) {
    await menuLinks.load(database);
    return () => Promise.resolve();
  },
};
