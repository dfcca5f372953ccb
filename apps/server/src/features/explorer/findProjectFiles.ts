import { findProjectFiles } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import { openMemberTree } from '../tree/index.ts';
import { findOwnDepartment } from './repository.ts';

const PATHS = 20_000;

/** A project that is not the caller's is refused like one that is not there: names tell nothing. */
const memberOfNamed = whoIs(
  'members of the department',
  async ({ params }: { params: { projectName: string } }, caller, services) => {
    const deptId = await findOwnDepartment(services.database, caller.userId, params.projectName);
    if (deptId === undefined) throw forbidden();
    return openMemberTree(await requireMember('design:view', caller, deptId, services), services);
  },
  'design:view',
);

export const findProjectFilesRoute = implement(
  findProjectFiles,
  memberOfNamed,
  async (_incoming, { tree }) => {
    const paths: string[] = [];
    for await (const { path, stats } of tree.walk('', 'projectName')) {
      if (stats.isFile()) paths.push(path);
      if (paths.length > PATHS)
        throw warning('too-many-to-list', { field: 'projectName', values: { most: PATHS } });
    }
    return paths.sort();
  },
);
