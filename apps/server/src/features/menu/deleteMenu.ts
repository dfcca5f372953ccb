import { deleteMenu } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { menuChanged } from './menuChanged.ts';
import { changeMenu, deleteEntry } from './repository.ts';

export const deleteMenuRoute = implement(
  deleteMenu,
  permitted('system:menu:edit'),
  async ({ params: { id } }, _scope, services) => {
    await changeMenu(services.database, async (entries, transaction) => {
      const entry = entries.find(({ menuId }) => menuId === id);
      if (entry === undefined) throw notFound(`There is no menu entry ${id}.`);
      if (entry.builtIn) throw warning('path.id: an entry of the product can be switched off, not deleted');
      if (entries.some(({ parentId }) => parentId === id)) {
        throw warning('path.id: the group is not empty: move or delete its entries first');
      }
      await deleteEntry(transaction, id);
    });
    await menuChanged(services);
    return null;
  },
);
