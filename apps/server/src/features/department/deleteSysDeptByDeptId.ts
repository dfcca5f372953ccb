import { deleteSysDeptByDeptId } from '@netloom/contract';
import { isNull } from '../../database/drizzle.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { dissolved, managerOf } from './policy.ts';
import { leaveSessions, memberIds, updateDepartment } from './repository.ts';
import { departments } from './tables.ts';

/** Dissolves: the rows and files stay for a while, and nobody reaches them. */
export const deleteSysDeptByDeptIdRoute = implement(
  deleteSysDeptByDeptId,
  managerOf('project:dissolve', ({ params }) => params.id),
  async ({ params: { id }, query }, { project }, { database, hub, runs, clones }) => {
    if (query.deptName !== undefined && query.deptName !== project.deptName) {
      throw warning('type-project-name', { field: 'deptName', values: { name: project.deptName } });
    }
    const still = isNull(departments.dissolvedTime);
    const done = await updateDepartment(database, id, { dissolvedTime: new Date() }, still);
    if (done === undefined) throw dissolved(project);
    await leaveSessions(database, id);
    const members = await memberIds(database, id);
    await hub.learnAnew(({ userId }) => members.has(userId));
    await clones.cancel(id);
    await runs.cancelAll(id);
    return null;
  },
);
