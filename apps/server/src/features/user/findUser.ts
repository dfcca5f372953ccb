import { findUser } from '@netloom/contract';
import type { Status } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { seesProject } from './policy.ts';
import { listMembers } from './repository.ts';

export const findUserRoute = implement(
  findUser,
  seesProject(({ query }) => query.deptId),
  async ({ query: { deptId } }, _scope, { database }) =>
    (await listMembers(database, deptId)).map((member) => ({
      ...member,
      status: member.status as Status,
      createTime: member.createTime.toISOString(),
    })),
);
