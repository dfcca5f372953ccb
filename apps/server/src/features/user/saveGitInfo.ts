import { saveGitInfo } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { sealGitSecret } from '../../projects/index.ts';
import { memberOf, projectChanged } from '../department/index.ts';
import { updateGitInfo } from './repository.ts';

export const saveGitInfoRoute = implement(
  saveGitInfo,
  memberOf('project:view', ({ body }) => body.deptId),
  async ({ body: { gitUserName, gitPassword } }, { membership }, { database, secrets, hub }) => {
    const { userDeptId, userId, deptId } = membership;
    const gitSecret = gitPassword && sealGitSecret(secrets, userId, deptId, gitPassword);
    await updateGitInfo(database, userDeptId, { gitUserName, ...(gitSecret && { gitSecret }) });
    projectChanged(hub, deptId);
    return null;
  },
);
