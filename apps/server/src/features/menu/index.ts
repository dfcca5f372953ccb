import type { Feature } from '../../services.ts';
import type { MenuLinks } from './menuLinks.ts';
import { deleteMenuRoute } from './deleteMenu.ts';
import { deptMenusRoute } from './deptMenus.ts';
import { insertMenuRoute } from './insertMenu.ts';
import { menusRoute } from './menus.ts';
import { saveDeptMenusRoute } from './saveDeptMenus.ts';
import { selectMenuListRoute } from './selectMenuList.ts';
import { updateMenuRoute } from './updateMenu.ts';

export { frameSources } from './frameSources.ts';
export { MenuLinks } from './menuLinks.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    menuLinks: MenuLinks;
  }
}

export const menu: Feature = {
  routes: [
    menusRoute,
    selectMenuListRoute,
    insertMenuRoute,
    updateMenuRoute,
    deleteMenuRoute,
    deptMenusRoute,
    saveDeptMenusRoute,
  ],
  async start({ menuLinks, database }) {
    await menuLinks.load(database);
    return () => Promise.resolve();
  },
};
