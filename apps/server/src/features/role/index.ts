import type { Feature } from '../../services.ts';
import type { Permissions } from './permissions.ts';
import { selectRoleListRoute } from './selectRoleList.ts';
import { updateRoleRoute } from './updateRole.ts';

export { Permissions } from './permissions.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    permissions: Permissions;
  }
}

export const role: Feature = {
  routes: [selectRoleListRoute, updateRoleRoute],
  async start({ permissions, database }) {
    await permissions.load(database);
    return () => Promise.resolve();
  },
};
