import { gitDeleteProtection, gitProtections, gitSaveProtection } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { memberOf } from '../../department/index.ts';
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
    const known = await listProtections(database, deptId);
    const isNew = !known.some((each) => each.kind === protection.kind && each.pattern === protection.pattern);
    if (isNew && known.length >= MOST) throw warning('too-many-rules', { values: { most: MOST } });
    await saveProtection(database, deptId, protection);
    return listProtections(database, deptId);
  },
);

export const gitDeleteProtectionRoute = implement(
  gitDeleteProtection,
  memberOf('project:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, ...named } }, _member, { database }) => {
    await deleteProtection(database, deptId, named);
    return listProtections(database, deptId);
  },
);
