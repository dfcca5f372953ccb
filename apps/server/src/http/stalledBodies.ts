import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Seconds that a client has for the head of a request, and between two looks at its body. */
export interface BodyPatience {
  headSeconds: number;
  bodySeconds: number;
  /** Bytes that come meanwhile at least, so that a byte now and then keeps nothing open. */
  bytes: number;
}

export const BODY_PATIENCE: BodyPatience = { headSeconds: 20, bodySeconds: 30, bytes: 3000 };

/** For the HTTP server: closes connections whose head does not come (Node looks for them in turns). */
export function headTimeouts({ headSeconds }: BodyPatience) {
  return { headersTimeout: headSeconds * 1000, connectionsCheckingInterval: headSeconds * 250 };
}

/**
 * Closes connections whose body stalls or trickles. The body as a whole may take as long as it takes: large uploads do,
 * and one that waits for the server's own disk is no stall.
 */
export function closeStalledBodies(app: FastifyInstance, patience: BodyPatience): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.raw.complete) watch(request.raw, patience);
    done();
  });
}

function watch(request: IncomingMessage, { bodySeconds, bytes }: BodyPatience): void {
  const { socket } = request;
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    // What lies here unread is the server's own delay.
    const ours = request.readableLength > 0 && !request.readableFlowing;
    if (!ours && socket.bytesRead - read < bytes) {
      clearInterval(timer);
      socket.destroy();
    }
    read = socket.bytesRead;
  }, bodySeconds * 1000).unref();
  request.once('close', () => {
    if (request.complete) clearInterval(timer);
  });
}
