import { forceLogOut } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { deleteSession } from './repository.ts';

export const forceLogOutRoute = implement(
  forceLogOut,
  permitted('system:online:end'),
  async ({ params: { id } }, { caller }, { database, hub }) => {
    if (id === caller.sessionId) throw warning('path.id: this is your own session: use Log Out');
    const tokenHash = await deleteSession(database, id);
    if (tokenHash === undefined) throw notFound('The session has ended already.');
    hub.endSession(tokenHash, 'forced');
    return null;
  },
);
