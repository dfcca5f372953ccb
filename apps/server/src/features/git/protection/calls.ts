import { gitDeleteProtection, gitProtections, gitSaveProtection } from '@netloom/contract';
import type { GitProtection } from '@netloom/contract';
import type { Database } from '../../../database/index.ts';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { memberOf } from '../../department/index.ts';
import { findSchedule } from '../../schedule/index.ts';
import { deleteProtection, listProtections, saveProtection } from './repository.ts';

/** More rules than these nobody keeps in mind. */
const MOST = 200;

export const gitProtectionsRoute = implement(
  gitProtections,
  memberOf('git:view', ({ query }) => query.deptId),
  (_incoming, { membership }, { database }) => listProtections(database, membership.deptId),
);

export const gitSaveProtectionRoute = implement(
  gitSaveProtection,
  memberOf('project:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, ...protection } }, _member, { database }) => {
    await requireSchedule(protection, deptId, database);
    const known = await listProtections(database, deptId);
    const isNew = !known.some((each) => each.kind === protection.kind && each.pattern === protection.pattern);
    if (isNew && known.length >= MOST) throw warning('too-many-rules', { values: { most: MOST } });
    await saveProtection(database, deptId, protection);
    return listProtections(database, deptId);
  },
);

/** @throws a 601 for a schedule that is not one of the project's pushes. */
async function requireSchedule(
  { kind, needs }: GitProtection,
  deptId: number,
  database: Database,
): Promise<void> {
  if (needs === null) return;
  const schedule = await findSchedule(database, needs);
  const usable = schedule !== undefined && schedule.deptId === deptId && schedule.push !== '';
  if (kind === 'tag' || !usable) throw warning('needs-no-schedule', { field: 'needs' });
}

export const gitDeleteProtectionRoute = implement(
  gitDeleteProtection,
  memberOf('project:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, ...named } }, _member, { database }) => {
    await deleteProtection(database, deptId, named);
    return listProtections(database, deptId);
  },
);
