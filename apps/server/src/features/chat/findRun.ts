import { findRun } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listMemberships } from '../department/index.ts';
import { runByName } from './repository.ts';

/** Among the projects whose runs the caller may see. */
export const findRunRoute = implement(
  findRun,
  signedIn,
  async ({ query }, { caller }, { database, permissions }) => {
    const memberships = await listMemberships(database, caller.userId);
    const deptIds = memberships
      .filter(({ roleId }) => permissions.allow({ ...caller, roleId }, 'run:view'))
      .map(({ deptId }) => deptId);
    return runByName(database, deptIds, query.runId);
  },
);
