import type { Feature } from '../../services.ts';

export { Permissions } from './permissions.ts';

export const role: Feature = {
  routes: [],
  async start({ permissions, database }) {
    await permissions.load(database);
    return () => Promise.resolve();
  },
};
