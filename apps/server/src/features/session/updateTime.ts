import { updateTime } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { updateLastSeen } from './repository.ts';

export const updateTimeRoute = implement(
  updateTime,
  signedIn,
  async (_incoming, { caller }, { database }) => {
    await updateLastSeen(database, caller.tokenHash);
    return { time: new Date().toISOString() };
  },
);
