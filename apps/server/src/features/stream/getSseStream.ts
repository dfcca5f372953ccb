import { getSseStream } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implementStream } from '../../http/route.ts';
import { listMemberships } from '../department/index.ts';

export const getSseStreamRoute = implementStream(
  getSseStream,
  signedIn,
  async (_incoming, { caller }, { database, hub, log }, stream) => {
    const memberships = await listMemberships(database, caller.userId);
    const departments = new Set(memberships.map(({ deptId }) => deptId));
    const streamId = hub.open({
      caller,
      departments,
      send: (message) => stream.send(message),
      end: () => stream.end(),
      onFailure: (error) => log.error({ err: error }, 'a run cannot be streamed'),
    });
    try {
      await stream.send({ type: 'hello', streamId });
      await stream.untilClosed();
    } finally {
      hub.close(streamId);
    }
  },
);
