import { getSseStream } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implementStream } from '../../http/route.ts';

export const getSseStreamRoute = implementStream(
  getSseStream,
  signedIn,
  async (_incoming, { caller }, { hub, log }, stream) => {
    const streamId = await hub.open({
      caller,
      send: (message) => stream.send(message),
      end: () => stream.end(),
      onFailure: (error) => log.error({ err: error }, 'a stream cannot be served'),
    });
    try {
      await stream.send({ type: 'hello', streamId });
      await stream.untilClosed();
    } finally {
      hub.close(streamId);
    }
  },
);
