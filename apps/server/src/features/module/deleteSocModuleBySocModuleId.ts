import { deleteSocModuleBySocModuleId } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfModule } from './policy.ts';

/** Takes the descriptor out of the member's own tree; its number stays, for others may have it in theirs. */
export const deleteSocModuleBySocModuleIdRoute = implement(
  deleteSocModuleBySocModuleId,
  memberOfModule('design:edit', ({ params }) => params.id),
  async (_incoming, { tree, row }) => {
    await tree.exclusive(() => tree.remove(`${row.folder}/ip.json`, 'folder'));
    return null;
  },
);
