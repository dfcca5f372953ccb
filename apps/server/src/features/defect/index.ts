import type { Feature } from '../../services.ts';
import { readAttachmentsBy } from '../attachment/index.ts';
import { noteBugBranchRoute } from './branch.ts';
import { bulkEditBugsRoute } from './bulkEdit.ts';
import { createBugRoute } from './create.ts';
import { showBugRoute } from './details.ts';
import { deleteBugFilterRoute, listBugFiltersRoute, saveBugFilterRoute } from './filters.ts';
import { linkBugRoute } from './link.ts';
import { exportBugsRoute, listBugsRoute, proposeDuplicatesRoute } from './list.ts';
import { moveBugRoute } from './move.ts';
import { requireBug } from './policy.ts';
import { followBuckets } from './rebind.ts';
import { watchRecurrence } from './recurrence.ts';
import { replyToBugRoute, watchBugRoute } from './reply.ts';
import { updateBugRoute } from './update.ts';

readAttachmentsBy(async ({ bugId }, caller, services) => {
  if (bugId === null) return false;
  const reading = requireBug('defect:view', caller, bugId, services);
  return reading.then(
    () => true,
    () => false,
  );
});
watchRecurrence();
followBuckets();

export const defect: Feature = {
  routes: [
    listBugsRoute,
    showBugRoute,
    proposeDuplicatesRoute,
    createBugRoute,
    updateBugRoute,
    moveBugRoute,
    noteBugBranchRoute,
    replyToBugRoute,
    watchBugRoute,
    linkBugRoute,
    bulkEditBugsRoute,
    exportBugsRoute,
    listBugFiltersRoute,
    saveBugFilterRoute,
    deleteBugFilterRoute,
  ],
};
