import { findByPage } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { countUsers, pageOfIds } from './repository.ts';
import { sysUsers } from './reply.ts';

export const findByPageRoute = implement(
  findByPage,
  permitted('system:user:view'),
  async ({ body }, _scope, { database }) => {
    // Side by side: each may have to look through all users.
    const [total, userIds] = await Promise.all([countUsers(database, body), pageOfIds(database, body)]);
    return { total, rows: await sysUsers(database, userIds) };
  },
);
