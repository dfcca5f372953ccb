import { updateDept } from '@netloom/contract';
import { ne } from '../../database/drizzle.ts';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { checkRemote } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { managerOf } from './policy.ts';
import { nameTaken } from './projectName.ts';
import { projectRow } from './projectRows.ts';
import { forgetCredentials, updateDepartment } from './repository.ts';
import { departments } from './tables.ts';
import { projectChanged } from './projectChanged.ts';

export const updateDeptRoute = implement(
  updateDept,
  managerOf('project:edit', ({ body }) => body.deptId),
  async (
    { body: { deptId, name, gitAddress, formerMembersRead }, language },
    { caller, project },
    services,
  ) => {
    const { database, hub } = services;
    const moved = gitAddress !== project.gitAddress;
    if (moved && gitAddress !== '') await checkRemote(gitAddress, 'gitAddress', services);
    const changed = database.transaction(async (within) => {
      const still = moved ? ne(departments.cloneState, 'cloning') : undefined;
      const row = await updateDepartment(
        within,
        deptId,
        { deptName: name, gitAddress, formerMembersRead },
        still,
      );
      // Nobody's password goes to a place that he did not give it for.
      if (moved && row !== undefined) await forgetCredentials(within, deptId, caller.userId);
      return row ?? null;
    });
    const row = await unlessTaken(changed);
    if (row === undefined) throw nameTaken('name', name);
    if (row === null) {
      throw warning('copying-from-there', { field: 'gitAddress' });
    }
    projectChanged(hub, deptId);
    return projectRow(database, { ...caller, language }, deptId);
  },
);
