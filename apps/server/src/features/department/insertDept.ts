import { ROLE_IDS, insertDept } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { checkRemote } from '../../git/index.ts';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { sealGitSecret } from '../../projects/index.ts';
import { nameTaken } from './projectName.ts';
import { projectRow } from './projectRows.ts';
import { insertDepartment, insertMembership } from './repository.ts';

export const insertDeptRoute = implement(
  insertDept,
  permitted('project:create'),
  async ({ body, language }, { caller: { userId } }, services) => {
    const { name, gitAddress, gitUserName, gitPassword } = body;
    const { database, secrets, hub, clones } = services;
    if (gitAddress !== '') await checkRemote(gitAddress, 'gitAddress', services);
    const inserted = database.transaction(async (within) => {
      const origin = { gitAddress, createBy: userId, cloneBy: userId };
      const id = await insertDepartment(within, name, { ...origin, cloneState: 'cloning', cloneProgress: 0 });
      const gitSecret = gitPassword === '' ? null : sealGitSecret(secrets, userId, id, gitPassword);
      const lead = { deptId: id, userId, roleId: ROLE_IDS.lead, createBy: userId };
      await insertMembership(within, { ...lead, gitUserName, gitSecret });
      return id;
    });
    const deptId = await unlessTaken(inserted);
    if (deptId === undefined) throw nameTaken('name', name);
    const copied = clones.add(deptId);
    if (gitAddress === '') await copied;
    await hub.learnAnew((caller) => caller.userId === userId);
    return projectRow(database, { userId, language }, deptId);
  },
);
