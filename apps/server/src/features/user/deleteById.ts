import { deleteById } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { deleteSessionsOf } from '../session/index.ts';
import { editorOf } from './policy.ts';
import { requireOtherAdministrator } from './requireOtherAdministrator.ts';
import { requireOtherLeads } from './requireOtherLeads.ts';
import { eraseUser, projectsOf } from './repository.ts';
import { projectChanged } from '../department/index.ts';

export const deleteByIdRoute = implement(
  deleteById,
  editorOf(({ params }) => params.id),
  async (_incoming, { caller, user }, { database, hub }) => {
    const { userId, admin } = user;
    if (userId === caller.userId) throw warning('not-yourself-deleted', { field: 'id' });
    const projects = await database.transaction(async (within) => {
      if (admin) await requireOtherAdministrator(within, user);
      await requireOtherLeads(within, user, 'id');
      const left = await projectsOf(within, [userId]);
      await eraseUser(within, userId);
      await deleteSessionsOf(within, userId);
      return left;
    });
    hub.endUser(userId, 'disabled');
    for (const { deptId } of projects) projectChanged(hub, deptId);
    return null;
  },
);
