import { deleteMenu } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { menuChanged } from './menuChanged.ts';
import { changeMenu, deleteEntry } from './repository.ts';

export const deleteMenuRoute = implement(
  deleteMenu,
  permitted('system:menu:edit'),
  async ({ params: { id } }, _scope, services) => {
    await changeMenu(services.database, async (entries, transaction) => {
      const entry = entries.find(({ menuId }) => menuId === id);
      if (entry === undefined) throw notFound('no-menu-entry', { values: { entry: id } });
      if (entry.builtIn) throw warning('entry-of-product', { field: 'path.id' });
      if (entries.some(({ parentId }) => parentId === id)) {
        throw warning('group-not-empty', { field: 'path.id' });
      }
      await deleteEntry(transaction, id);
    });
    await menuChanged(services);
    return null;
  },
);
