import { logOut } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { deleteSession } from './repository.ts';

/** Ends the session everywhere: its other tabs learn it by the stream. */
export const logOutRoute = implement(logOut, signedIn, async (_incoming, { caller }, { database, hub }) => {
  await deleteSession(database, caller.tokenHash);
  hub.endSession(caller.tokenHash, 'signed-out');
  return null;
});
