import { requireSecondFactor } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { projectRow } from './projectRows.ts';
import { updateDepartment } from './repository.ts';
import { projectChanged } from './projectChanged.ts';

/** By administrators alone: it decides how people enter the whole installation. */
export const requireSecondFactorRoute = implement(
  requireSecondFactor,
  permitted('system:dept:edit'),
  async ({ body: { deptId, required }, language }, { caller }, { database, hub }) => {
    const row = await updateDepartment(database, deptId, { secondFactor: required });
    if (row === undefined)
      throw notFound('project-missing', { field: 'deptId', values: { project: deptId } });
    projectChanged(hub, deptId);
    return projectRow(database, { ...caller, language }, deptId);
  },
);
