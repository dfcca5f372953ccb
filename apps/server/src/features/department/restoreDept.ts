import { restoreDept } from '@netloom/contract';
import { gt } from 'drizzle-orm';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { keptSince } from './kept.ts';
import { nameTaken } from './projectName.ts';
import { projectRow } from './projectRows.ts';
import { findDepartment, memberIds, updateDepartment } from './repository.ts';
import { departments } from './tables.ts';
import { projectChanged } from './projectChanged.ts';

export const restoreDeptRoute = implement(
  restoreDept,
  permitted('system:dept:edit'),
  async ({ body: { deptId }, language }, { caller }, { database, hub, clones }) => {
    const project = await findDepartment(database, deptId);
    if (project === undefined)
      throw notFound('project-missing', { field: 'deptId', values: { project: deptId } });
    const still = gt(departments.dissolvedTime, keptSince(new Date()));
    const restored = updateDepartment(database, deptId, { dissolvedTime: null }, still);
    const row = await unlessTaken(restored.then((found) => found ?? null));
    if (row === undefined) throw nameTaken('deptId', project.deptName);
    if (row === null) throw warning('not-restorable', { field: 'deptId' });
    if (row.cloneState === 'cloning') void clones.add(deptId);
    const members = await memberIds(database, deptId);
    await hub.learnAnew(({ userId }) => members.has(userId));
    projectChanged(hub, deptId);
    return projectRow(database, { ...caller, language }, deptId);
  },
);
