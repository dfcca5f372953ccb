import { selectDeptById } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { requireMember } from './policy.ts';
import { projectRow } from './projectRows.ts';
import { findDepartment } from './repository.ts';

const viewer = whoIs(
  'members of the department, and administrators of projects',
  async ({ params: { id } }: Incoming<typeof selectDeptById>, caller, services) => {
    if (!services.permissions.allow(caller, 'system:dept:view')) {
      await requireMember('project:view', caller, id, services);
    } else if ((await findDepartment(services.database, id)) === undefined) {
      throw notFound('project-missing', { field: 'id', values: { project: id } });
    }
    return { caller };
  },
  'project:view',
);

export const selectDeptByIdRoute = implement(
  selectDeptById,
  viewer,
  ({ params: { id }, language }, { caller }, { database }) =>
    projectRow(database, { ...caller, language }, id),
);
