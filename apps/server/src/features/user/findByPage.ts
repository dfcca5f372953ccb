import { findByPage } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { pageOfIds } from './repository.ts';
import { sysUsers } from './reply.ts';

export const findByPageRoute = implement(
  findByPage,
  permitted('system:user:view'),
  async ({ body }, _scope, { database }) => {
    const { total, userIds } = await pageOfIds(database, body);
    return { total, rows: await sysUsers(database, userIds) };
  },
);
