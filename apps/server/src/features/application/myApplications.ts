import { myApplications } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listApplications } from './repository.ts';

export const myApplicationsRoute = implement(
  myApplications,
  signedIn,
  async (_incoming, { caller: { userId } }, { database }) => {
    const rows = await listApplications(database, { userId });
    return rows.sort((a, b) => b.applyId - a.applyId);
  },
);
