import { forceLogOut } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { deleteSession } from './repository.ts';

export const forceLogOutRoute = implement(
  forceLogOut,
  permitted('system:online:end'),
  async ({ params: { id } }, { caller }, { database, hub }) => {
    if (id === caller.sessionId) throw warning('own-session', { field: 'path.id' });
    const tokenHash = await deleteSession(database, id);
    if (tokenHash === undefined) throw notFound('session-over');
    hub.endSession(tokenHash, 'forced');
    return null;
  },
);
