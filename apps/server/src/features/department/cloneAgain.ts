import { cloneAgain } from '@netloom/contract';
import { eq } from 'drizzle-orm';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { managerOf } from './policy.ts';
import { projectRow } from './projectRows.ts';
import { updateDepartment } from './repository.ts';
import { departments } from './tables.ts';
import { projectChanged } from './projectChanged.ts';

export const cloneAgainRoute = implement(
  cloneAgain,
  managerOf('project:edit', ({ body }) => body.deptId),
  async ({ body: { deptId }, language }, { caller: { userId } }, { database, clones, hub }) => {
    const start = { cloneState: 'cloning', cloneProgress: 0, cloneMessage: '', cloneBy: userId } as const;
    const failed = eq(departments.cloneState, 'failed');
    if ((await updateDepartment(database, deptId, start, failed)) === undefined) {
      throw warning('copy-not-failed', { field: 'deptId' });
    }
    void clones.add(deptId);
    projectChanged(hub, deptId);
    return projectRow(database, { userId, language }, deptId);
  },
);
